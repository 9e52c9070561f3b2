import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { toReason } from '../reason.ts';
import { detectEncoding } from './detect-encoding.ts';
import type { FeedFile } from './feed-file.ts';

const readMagic = async ({ handle }: FeedFile): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.subarray(0, bytesRead);
};

const isGzip = (magic: Buffer): boolean => magic[0] === 0x1f && magic[1] === 0x8b;

/** Matches ZIP, the container of `.xlsx`, and the container of `.xls`. */
const isWorkbook = (magic: Buffer): boolean => ['504b0304', 'd0cf11e0'].includes(magic.toString('hex'));

const chunkBytes = 262_144;

/** Reads by position: a stream would close the file, which is read more than once. */
async function* readStored({ handle }: FeedFile): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function* unpack(path: string, packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  // The default of 16 kB would search a long line for its end sixteen times as often.
  const unpacked = createGunzip({ chunkSize: chunkBytes });
  // Errors surface in the stream that is read.
  pipeline(Readable.from(packed), unpacked, () => undefined);
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
  } catch (error) {
    throw new ImportError(toReason('file-damaged', { file: path, detail: (error as Error).message }));
  }
}

async function readBytes(file: FeedFile): Promise<AsyncGenerator<Buffer>> {
  const magic = await readMagic(file);
  if (isWorkbook(magic)) throw new ImportError(toReason('file-workbook', { file: file.path }));
  return isGzip(magic) ? unpack(file.path, readStored(file)) : readStored(file);
}

/**
 * Yields the text of a feed in chunks, unpacked and decoded, in bounded memory. Invalid bytes become U+FFFD. Throws ImportError
 * for a workbook, for a truncated or damaged archive, and for one that unpacks to more than `maxBytes`.
 */
export async function* readText(file: FeedFile): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let bytes = 0;
  for await (const chunk of await readBytes(file)) {
    bytes += chunk.length;
    if (bytes > (file.maxBytes ?? Infinity))
      throw new ImportError(
        toReason('file-too-large', {
          ...{ file: file.path, megabytes: Math.round((file.maxBytes ?? 0) / 1e6) },
        }),
      );
    decoder ??= new TextDecoder(detectEncoding(chunk));
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}
