/** A problem that the user can fix; the message is the only line shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
