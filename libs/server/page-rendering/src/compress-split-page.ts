import { once } from 'node:events';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { brotliParams } from './brotli-params.ts';
import { countBytes } from './count-bytes.ts';
import { joinPieces } from './split-page.ts';
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

/** The longest meta-block whose length fits into two bytes. */
const maxBlockBytes = 65_536;

/** Returns bytes as uncompressed meta-blocks (RFC 7932 §9.2), which fit between two that end on a whole byte. */
export function uncompressedBlock(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += maxBlockBytes) {
    const block = bytes.subarray(from, from + maxBlockBytes);
    const header = Buffer.alloc(3);
    header.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(header, block);
  }
  return Buffer.concat(blocks);
}

/** The last meta-block, empty. */
const endOfStream = Buffer.from([0x03]);

/** It gives the best ratio of time to size; higher ones use context of preceding bytes, which a filling changes. */
const quality = 4;

/** Compresses pieces with placeholder bytes in each gap between them, and returns the compressed form of each piece. */
async function compressPieces(pieces: readonly Buffer[], gapBytes: readonly number[]): Promise<Buffer[]> {
  const bytes = countBytes(pieces) + gapBytes.reduce((sum, gap) => sum + gap, 0);
  const coder = createBrotliCompress({ params: brotliParams(bytes, quality) });
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
    if (at > 0) await add(take(placeholders, gapBytes[at - 1] ?? 0));
    await add(piece);
    compressed.push(Buffer.concat(out));
  }
  coder.end();
  await once(coder, 'end');
  return compressed;
}

const decompressesTo = (compressed: readonly Buffer[], { pieces, gaps }: SplitPage): boolean => {
  const fillings = gaps.map(({ bytes = 3 }) => Buffer.alloc(bytes, 'n'));
  const page = brotliDecompressSync(joinPieces(compressed, fillings.map(uncompressedBlock)));
  return page.equals(joinPieces(pieces, fillings));
};

/**
 * Compresses a page whose gaps are filled later: `joinPieces(compressed, fillings.map(uncompressedBlock))` is a brotli stream
 * of the page with those fillings. Everything after the first gap of varying length stays uncompressed. Undefined if the result
 * fails verification.
 */
export async function compressSplitPage(page: SplitPage): Promise<readonly Buffer[] | undefined> {
  const { pieces, gaps } = page;
  const varying = gaps.findIndex(({ bytes }) => bytes === undefined);
  const end = varying === -1 ? pieces.length : varying + 1;
  try {
    const compressed = [
      ...(await compressPieces(
        pieces.slice(0, end),
        gaps.map(({ bytes = 0 }) => bytes),
      )),
      ...pieces.slice(end).map(uncompressedBlock),
    ];
    const last = Buffer.concat([...compressed.slice(-1), endOfStream]);
    const whole = [...compressed.slice(0, -1), last];
    return decompressesTo(whole, page) ? whole : undefined;
  } catch {
    return undefined;
  }
}
