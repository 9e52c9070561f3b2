/** Returns the code of a driver's, Node's or framework's error; empty if it has none. */
export const readErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
