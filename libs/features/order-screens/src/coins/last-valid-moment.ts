/** The last moment at which coins can be spent: they expire as a day begins, so its date is that of the day before. Epoch milliseconds. */
export const lastValidMoment = (expiresAt: number): number => expiresAt - 1;
