import { constants } from 'node:zlib';

/** The smallest window that spans a text of 64 KiB, and the largest one of brotli's default. */
const minWindowBits = 16;
const maxWindowBits = 22;

/**
 * Brotli parameters for a text of some bytes. The window is the smallest that spans the text: it compresses as well as the
 * default of 4 MiB, which costs several times as much as compressing a page, because the encoder allocates and clears it.
 */
export const brotliParams = (bytes: number, quality: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    maxWindowBits,
    Math.max(minWindowBits, Math.ceil(Math.log2(bytes + 1))),
  ),
});
