/** A page's bytes, split where the nonce was. */
export type SplitPage = readonly Buffer[];

/** Splits a document at every occurrence of its nonce. */
export const splitAtNonce = (html: string, nonce: string): SplitPage =>
  html.split(nonce).map((piece) => Buffer.from(piece));

/** Joins the bytes with the filling in every gap. */
export function joinWithNonce(pieces: SplitPage, filling: Buffer): Buffer {
  const [first = Buffer.alloc(0), ...others] = pieces;
  return Buffer.concat([first, ...others.flatMap((piece) => [filling, piece])]);
}
