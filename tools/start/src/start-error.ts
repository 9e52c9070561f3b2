/** Something that whoever starts the store can mend: its message is the one line that they see. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
