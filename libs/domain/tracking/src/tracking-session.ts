import { minuteMs } from '@pasar/durations';
import { isObject, parseJson } from '@pasar/json';
import { isText, isWhole } from './json.ts';
import { tryOrElse } from './stored-segments.ts';
import type { TrackingStorage } from './tracking-ports.ts';

/** Session id, and sequence number from 1. */
export type SessionStamp = {
  readonly session_id: string;
  readonly sequence_id: number;
};

type SessionState = {
  readonly at: number;
} & SessionStamp;

export type SessionConfig = {
  readonly key: string;
  readonly storage: TrackingStorage;
  readonly newSessionId: () => string;
  /** Idle time that ends a session, in milliseconds. */
  readonly idleMs?: number;
};

export type TrackingSession = {
  next(now: number): SessionStamp;
  /** Continues from a restored event, unless a later one is known. */
  resume(stamp: SessionStamp, at: number): void;
  /** Saves the session to storage. */
  save(): void;
};

const halfAnHour = 30 * minuteMs;

const readState = (text: string | null): SessionState | null => {
  const state = parseJson(text ?? '');
  if (!isObject(state)) return null;
  const { session_id, sequence_id, at } = state;
  return isText(session_id) && isWhole(sequence_id) && isWhole(at) ? { session_id, sequence_id, at } : null;
};

/** Numbers events within sessions. A saved session continues on the next page. */
export const createTrackingSession = (config: SessionConfig): TrackingSession => {
  const { key, storage, newSessionId, idleMs = halfAnHour } = config;
  let state = readState(tryOrElse(() => storage.get(key), null));
  return {
    next: (now) => {
      const continues = state !== null && now - state.at < idleMs;
      const session_id = continues && state ? state.session_id : newSessionId();
      const sequence_id = continues && state ? state.sequence_id + 1 : 1;
      state = { session_id, sequence_id, at: now };
      return state;
    },
    resume: ({ session_id, sequence_id }, at) => {
      const isLater =
        state?.session_id === session_id ? sequence_id > state.sequence_id : at > (state?.at ?? -1);
      if (isLater) state = { session_id, sequence_id, at };
    },
    save: () => tryOrElse(() => storage.set(key, JSON.stringify(state)), undefined),
  };
};
