/** Thrown when the import cannot start; the message is shown to the user. Nothing has been changed. */
export class ImportError extends Error {
  override name = 'ImportError';
}
