/** Aborts a generator with a one-line message; nothing has been written. */
export function refuse(message: string): never {
  throw new Error(message);
}
