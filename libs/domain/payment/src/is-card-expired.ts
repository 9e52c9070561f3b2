/** When a card expires, as printed on it. */
export type CardExpiry = { readonly expires_month: number; readonly expires_year: number };

/** Whether a card can no longer be used. It is valid until the end of its month (UTC); `now` in epoch milliseconds. */
export const isCardExpired = ({ expires_month, expires_year }: CardExpiry, now: number): boolean =>
  Date.UTC(expires_year, expires_month, 1) <= now;
