import { once } from 'node:events';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { joinWithNonce } from './split-page.ts';
import type { SplitPage } from './split-page.ts';

/** Bytes that never occur in UTF-8, so that no text of a page can refer back to them. */
const nonUtf8Bytes = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];

/**
 * Generates 28,561 of these bytes without repeating any four in sequence (a de Bruijn sequence: always the first byte that
 * fits, starting after the last one), so that none can refer back to others.
 */
function* generateNonRepeatingBytes(): Generator<number> {
  const seen = new Set<string>();
  let last = [0xff, 0xff, 0xff];
  for (;;) {
    const next = nonUtf8Bytes.find((byte) => !seen.has([...last, byte].join()));
    if (next === undefined) return;
    seen.add([...last, next].join());
    last = [...last.slice(1), next];
    yield next;
  }
}

const take = (from: Iterator<number, void>, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => from.next().value ?? 0));

/** Returns bytes as an uncompressed meta-block (RFC 7932 §9.2), which fits between two that end on a whole byte. */
export function uncompressedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}

/** Quality 4 gives the best ratio of time to size; higher ones use context of preceding bytes, which a nonce changes. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Compresses the pieces with placeholder bytes in each gap, and returns the compressed form of each piece. */
async function compressPieces(pieces: SplitPage, nonceLength: number): Promise<SplitPage> {
  const coder = createBrotliCompress({ params: brotliParams });
  let out: Buffer[] = [];
  coder.on('data', (chunk: Buffer) => out.push(chunk));
  const placeholders = generateNonRepeatingBytes();
  const compressed: Buffer[] = [];
  const add = async (bytes: Buffer): Promise<void> => {
    out = [];
    coder.write(bytes);
    await new Promise<void>((resolve) => coder.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()));
  };
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await add(take(placeholders, nonceLength));
    await add(piece);
    compressed.push(Buffer.concat(out));
  }
  out = [];
  coder.end();
  await once(coder, 'end');
  return [...compressed.slice(0, -1), Buffer.concat([...compressed.slice(-1), ...out])];
}

const decompressesTo = (compressed: SplitPage, pieces: SplitPage, gap: number): boolean => {
  const nonce = Buffer.alloc(gap, 'n');
  const page = brotliDecompressSync(joinWithNonce(compressed, uncompressedBlock(nonce)));
  return page.equals(joinWithNonce(pieces, nonce));
};

/**
 * Compresses a page whose gaps are filled later: `fillGaps(compressed, uncompressedBlock(nonce))` is a brotli stream of the
 * page with that nonce. `gap` is the nonce's length in bytes, the same for every filling. Undefined if the result fails
 * verification.
 */
export async function compressSplitPage(pieces: SplitPage, gap: number): Promise<SplitPage | undefined> {
  try {
    const compressed = await compressPieces(pieces, gap);
    return decompressesTo(compressed, pieces, gap) ? compressed : undefined;
  } catch {
    return undefined;
  }
}
