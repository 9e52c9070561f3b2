import { toUnixSeconds } from '@pasar/durations';

export type AdultInput = {
  /** Whether the market uses the account's age; otherwise only the cookie counts (amb-adult-th). */
  readonly adultFromAccount: boolean;
  /** Years. */
  readonly adultAge: number;
  /** Epoch seconds; midnight UTC of the birth date. */
  readonly birthTimestamp?: number | null;
  /** Epoch seconds; 0 means no consent. */
  readonly adultConsent?: number | null;
  /** Current value of the adult cookie. */
  readonly cookie?: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type AdultStatus = {
  readonly adult: boolean;
  /** The value to write back to the adult cookie. */
  readonly cookie: '1' | '0';
};

/** Year, month and day as a sortable number: 20261121. */
const dayNumber = (milliseconds: number): number => {
  const date = new Date(milliseconds);
  return date.getUTCFullYear() * 10_000 + date.getUTCMonth() * 100 + date.getUTCDate();
};

/**
 * Whether someone born on that date has reached the age, compared by date: true on the birthday, and on 1 March for a leap-day
 * birth.
 */
export const isOfAge = (birthTimestamp: number, adultAge: number, now: number): boolean =>
  dayNumber(birthTimestamp * 1000) + adultAge * 10_000 <= dayNumber(now);

const derive = ({ adultFromAccount, adultAge, birthTimestamp, adultConsent, cookie, now }: AdultInput) => {
  if (adultFromAccount && birthTimestamp != null) return isOfAge(birthTimestamp, adultAge, now);
  return (adultFromAccount && (adultConsent ?? 0) > 0) || cookie === '1';
};

/**
 * Whether the user counts as an adult: by birth date if there is one, else by consent or the cookie (doc2 §4). Call it once the
 * account has loaded; until then the cookie alone counts (amb-adult-before-account).
 *
 * @spec adult-status adult-th adult-cookie
 */
export const adultStatus = (input: AdultInput): AdultStatus => {
  const adult = derive(input);
  return { adult, cookie: adult ? '1' : '0' };
};

/** Converts the time of an adult consent to the seconds that are sent. @spec adult-consent-seconds adult-consent-conversion */
export const consentSeconds = (milliseconds: number): number => toUnixSeconds(milliseconds);
