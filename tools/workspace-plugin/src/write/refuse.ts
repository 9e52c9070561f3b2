/** Ends a generator with one line for its user; nothing has been written then. */
export function refuse(message: string): never {
  throw new Error(message);
}
