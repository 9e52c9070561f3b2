import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { brotliParams } from './brotli-params.ts';

const compress = promisify(brotliCompress);

/** For a page that is sent once: compared with 4, half the time for 5% more bytes. */
const quality = 3;

/** Compresses a page with brotli, off the event loop. */
export const compressPage = (page: Buffer): Promise<Buffer> =>
  compress(page, { params: brotliParams(page.length, quality) });
