import { inflateSync } from 'node:zlib';

const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16];
const align = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Unpacks a WOFF file into the font that it compresses. fontkit reads WOFF too, but decompresses a table in script each time it
 * needs it, which takes most of a label's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + index * woffEntry;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    const table = Buffer.alloc(align(length));
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    const to = sfntHeader + index * sfntEntry;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
