/** What is left, in whole units; never less than nothing. Days only when there are any. */
export type CountdownParts = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Splits seconds that remain; what is negative or no number is nothing. */
export const countdownParts = (remainingSeconds: number): CountdownParts => {
  const left = Number.isFinite(remainingSeconds) ? Math.max(0, Math.floor(remainingSeconds)) : 0;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3_600),
    minutes: Math.floor((left % 3_600) / 60),
    seconds: left % 60,
  };
};
