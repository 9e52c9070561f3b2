/** The import can't begin: its message is one line for the person at the keyboard. Nothing has been changed. */
export class ImportError extends Error {
  override name = 'ImportError';
}
