import { isOfAge } from './adult-status.ts';

export const profileLimits = { name: 80, bio: 300, minAgeYears: 13, maxAgeYears: 120 } as const;

/** Changes to a profile; absent fields stay unchanged. */
export type ProfileDraft = {
  readonly name?: string;
  readonly bio?: string;
  /** Epoch seconds, midnight UTC of the birth date; 0 for none. */
  readonly birth_timestamp?: number;
};

export type ProfileFault =
  | 'name-too-long'
  | 'bio-too-long'
  | 'birth-not-a-date'
  | 'birth-in-future'
  | 'birth-too-early'
  | 'birth-too-young';

const secondsPerDay = 86_400;
const length = (text = ''): number => Array.from(text).length;

function findBirthFault(seconds: number, now: number): ProfileFault | undefined {
  if (seconds % secondsPerDay !== 0) return 'birth-not-a-date';
  if (seconds * 1000 > now) return 'birth-in-future';
  if (isOfAge(seconds, profileLimits.maxAgeYears, now)) return 'birth-too-early';
  return isOfAge(seconds, profileLimits.minAgeYears, now) ? undefined : 'birth-too-young';
}

/** Returns the problem with a draft, or undefined if it is valid. `now` is in epoch milliseconds. */
export function checkProfile(
  { name, bio, birth_timestamp = 0 }: ProfileDraft,
  now: number,
): ProfileFault | undefined {
  if (length(name) > profileLimits.name) return 'name-too-long';
  if (length(bio) > profileLimits.bio) return 'bio-too-long';
  return birth_timestamp === 0 ? undefined : findBirthFault(birth_timestamp, now);
}
