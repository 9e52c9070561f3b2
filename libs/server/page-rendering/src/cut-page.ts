/** A page's bytes, cut where its nonce stood. */
export type CutPage = readonly Buffer[];

/** Cuts a document at every place where its nonce stands. */
export const cutPage = (html: string, nonce: string): CutPage =>
  html.split(nonce).map((piece) => Buffer.from(piece));

/** The bytes with something of the caller's in every gap. */
export function fillGaps(pieces: CutPage, filling: Buffer): Buffer {
  const [first = Buffer.alloc(0), ...others] = pieces;
  return Buffer.concat([first, ...others.flatMap((piece) => [filling, piece])]);
}
