import type { PageGap, PagePart } from './page-template.ts';

/** A page's bytes around its gaps: always one piece more than gaps. */
export type SplitPage = { readonly pieces: readonly Buffer[]; readonly gaps: readonly PageGap[] };

/** The gap of every nonce. */
export const nonceGap = 'nonce';

/** Splits a document at its gaps and at every occurrence of its nonce. */
export function splitPage(parts: readonly PagePart[], nonce: string): SplitPage {
  const pieces: Buffer[] = [];
  const gaps: PageGap[] = [];
  let piece = '';
  const cut = (gap: PageGap): void => {
    pieces.push(Buffer.from(piece));
    gaps.push(gap);
    piece = '';
  };
  for (const part of parts) {
    if (typeof part !== 'string') {
      cut(part);
      continue;
    }
    const [first = '', ...others] = part.split(nonce);
    piece += first;
    for (const other of others) {
      cut({ name: nonceGap, bytes: Buffer.byteLength(nonce) });
      piece = other;
    }
  }
  return { pieces: [...pieces, Buffer.from(piece)], gaps };
}

/** Joins the pieces with the fillings of the gaps. */
export const joinPieces = (pieces: readonly Buffer[], fillings: readonly Buffer[]): Buffer =>
  Buffer.concat(pieces.flatMap((piece, at) => [piece, fillings[at] ?? Buffer.alloc(0)]));
