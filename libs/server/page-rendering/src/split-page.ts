/** A page's bytes, split where the nonce was. */
export type SplitPage = readonly Buffer[];

/** Cuts a document at every place where its nonce stands. */
export const splitAtNonce = (html: string, nonce: string): SplitPage =>
  html.split(nonce).map((piece) => Buffer.from(piece));

/** The bytes with something of the caller's in every gap. */
export function joinWithNonce(pieces: SplitPage, filling: Buffer): Buffer {
  const [first = Buffer.alloc(0), ...others] = pieces;
  return Buffer.concat([first, ...others.flatMap((piece) => [filling, piece])]);
}
