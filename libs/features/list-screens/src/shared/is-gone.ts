const notFound = 4;

/** The API answered that there is no such thing. */
export const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === notFound;
