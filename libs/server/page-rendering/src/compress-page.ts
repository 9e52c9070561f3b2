import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** For a page that is sent once: compared with 4, half the time for 5% more bytes. */
const quality = 3;

/** Compresses a page with brotli, off the event loop. */
export const compressPage = (page: Buffer): Promise<Buffer> =>
  compress(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
