export type AdultInput = {
  /** Whether the market lets the account decide; where not, only the cookie does (amb-adult-th). */
  readonly adultFromAccount: boolean;
  /** Years. */
  readonly adultAge: number;
  /** Epoch seconds; midnight UTC of the birth date. */
  readonly birthTimestamp?: number | null;
  /** Epoch seconds; 0 is no consent. */
  readonly adultConsent?: number | null;
  /** Current value of the adult cookie. */
  readonly cookie?: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type AdultStatus = {
  readonly adult: boolean;
  /** The value to be written back to the adult cookie. */
  readonly cookie: '1' | '0';
};

/** Year, month and day as one number that grows with the date: 20261121. */
const dayNumber = (milliseconds: number): number => {
  const date = new Date(milliseconds);
  return date.getUTCFullYear() * 10_000 + date.getUTCMonth() * 100 + date.getUTCDate();
};

/** Whether someone born then is of age today, by date alone: on the birthday, yes; a leap-day child on 1 March. */
export const isOfAge = (birthTimestamp: number, adultAge: number, now: number): boolean =>
  dayNumber(birthTimestamp * 1000) + adultAge * 10_000 <= dayNumber(now);

const derive = ({ adultFromAccount, adultAge, birthTimestamp, adultConsent, cookie, now }: AdultInput) => {
  if (adultFromAccount && birthTimestamp != null) return isOfAge(birthTimestamp, adultAge, now);
  return (adultFromAccount && (adultConsent ?? 0) > 0) || cookie === '1';
};

/**
 * Whether the user counts as an adult: by birth date when there is one, else by consent or the cookie (doc2 §4).
 * Ask only once the account load is settled; until then the cookie alone counts (amb-adult-before-account).
 *
 * @spec adult-status adult-th adult-cookie
 */
export const adultStatus = (input: AdultInput): AdultStatus => {
  const adult = derive(input);
  return { adult, cookie: adult ? '1' : '0' };
};

/** The seconds that an adult consent given at this millisecond is sent as. @spec adult-consent-seconds adult-consent-conversion */
export const consentSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
