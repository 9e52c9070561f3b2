import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How responses are compressed while they are sent: fast rather than small. Brotli's default window of 4 MiB, which the encoder
 * allocates and clears for each response, takes longer than compressing most responses; theirs is 256 KiB.
 */
export const compressionOptions: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
  zlibOptions: { level: 5 },
};
