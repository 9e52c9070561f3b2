/** The remaining time in whole units, never negative. Days only if there are any. */
export type CountdownParts = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Splits remaining seconds into units; a negative or invalid number gives zeros. */
export const countdownParts = (remainingSeconds: number): CountdownParts => {
  const secondsLeft = Number.isFinite(remainingSeconds) ? Math.max(0, Math.floor(remainingSeconds)) : 0;
  return {
    days: Math.floor(secondsLeft / 86_400),
    hours: Math.floor((secondsLeft % 86_400) / 3_600),
    minutes: Math.floor((secondsLeft % 3_600) / 60),
    seconds: secondsLeft % 60,
  };
};
