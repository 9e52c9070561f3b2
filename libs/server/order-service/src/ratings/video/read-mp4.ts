import { maxParts } from './video-file.ts';
import type { FilePart, VideoFile } from './video-file.ts';

/** A box of ISO/IEC 14496-12: `content` begins after its size and type. */
type Box = FilePart & { readonly type: string; readonly content: number };

const brands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  '3gp4',
  '3gp5',
]);
const metadataTypes = new Set(['meta', 'udta', 'uuid']);
const topTypes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', ...metadataTypes]);

function readBox(bytes: Buffer, start: number, limit: number): Box | undefined {
  if (start + 8 > limit) return undefined;
  const size = bytes.readUInt32BE(start);
  const type = bytes.toString('latin1', start + 4, start + 8);
  if (size !== 1)
    return size >= 8 && start + size <= limit
      ? { type, start, content: start + 8, end: start + size }
      : undefined;
  if (start + 16 > limit) return undefined;
  const large = Number(bytes.readBigUInt64BE(start + 8));
  return large >= 16 && start + large <= limit
    ? { type, start, content: start + 16, end: start + large }
    : undefined;
}

/** Reads the boxes of a part; undefined unless they fill it exactly. */
function readBoxes(bytes: Buffer, { start, end }: FilePart): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = readBox(bytes, at, end);
    if (!box || boxes.length === maxParts) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

const readInside = (bytes: Buffer, box: Box | undefined): Box[] =>
  (box && readBoxes(bytes, { start: box.content, end: box.end })) ?? [];
const findBox = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);

/** The length in an `mvhd` or `mdhd` box, in seconds; 0 if it says none. */
function readLength(bytes: Buffer, box: Box | undefined): number {
  if (!box || box.content + 32 > box.end) return 0;
  const isLong = bytes[box.content] === 1;
  const scale = bytes.readUInt32BE(box.content + (isLong ? 20 : 12));
  const length = isLong
    ? Number(bytes.readBigUInt64BE(box.content + 24))
    : bytes.readUInt32BE(box.content + 16);
  return scale === 0 ? 0 : length / scale;
}

type Track = { readonly isVideo: boolean; readonly seconds: number; readonly boxes: readonly Box[] };

function readTrack(bytes: Buffer, track: Box): Track {
  const boxes = readInside(bytes, track);
  const media = readInside(bytes, findBox(boxes, 'mdia'));
  const handler = findBox(media, 'hdlr');
  const kind =
    handler && handler.content + 12 <= handler.end
      ? bytes.toString('latin1', handler.content + 8, handler.content + 12)
      : '';
  return {
    isVideo: kind === 'vide',
    seconds: readLength(bytes, findBox(media, 'mdhd')),
    boxes: [...boxes, ...media],
  };
}

/** Reads an MP4 file; undefined for anything else, and for one that is cut off, has no picture or does not say its length. */
export function readMp4(bytes: Buffer): VideoFile | undefined {
  const top = readBoxes(bytes, { start: 0, end: bytes.length });
  const [first] = top ?? [];
  if (!top || first?.type !== 'ftyp' || !top.every(({ type }) => topTypes.has(type))) return undefined;
  if (!brands.has(bytes.toString('latin1', first.content, first.content + 4)) || !findBox(top, 'mdat'))
    return undefined;
  const movies = top.filter(({ type }) => type === 'moov');
  const movie = readInside(bytes, movies[0]);
  const tracks = movie.filter(({ type }) => type === 'trak').map((track) => readTrack(bytes, track));
  if (movies.length !== 1 || !tracks.some(({ isVideo }) => isVideo)) return undefined;
  const seconds = Math.max(
    readLength(bytes, findBox(movie, 'mvhd')),
    ...tracks.map((track) => track.seconds),
  );
  const boxes = [...top, ...movie, ...tracks.flatMap((track) => track.boxes)];
  const metadata = boxes.filter(({ type }) => metadataTypes.has(type));
  return seconds > 0 ? { type: 'video/mp4', seconds, metadata } : undefined;
}

/** Makes a part free space of the same length: the offsets in the file stay right. */
export function clearMp4Part(bytes: Buffer, { start, end }: FilePart): void {
  const content = bytes.readUInt32BE(start) === 1 ? start + 16 : start + 8;
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
