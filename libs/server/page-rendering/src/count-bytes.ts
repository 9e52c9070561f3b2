/** Returns the number of bytes of all pieces. */
export const countBytes = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);
