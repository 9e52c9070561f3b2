/**
 * Daily upload limits per shopper, for returns and ratings together: ten returns with six pictures each, and some to spare.
 * Bytes count as sent.
 */
export const pictureAllowance = { picturesPerDay: 100, bytesPerDay: 40_000_000 } as const;
