import { maxParts } from './video-file.ts';
import type { FilePart, VideoFile } from './video-file.ts';

/** An element of EBML (RFC 8794): `content` begins after its id and size. */
type Element = FilePart & { readonly id: number; readonly content: number };

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  void: 0xec,
} as const;

/** The length of a variable-size integer, from its first byte: 1 to 8. */
const readSizeLength = (first: number): number => Math.clz32(first) - 23;

/** Reads a variable-size integer; undefined if it is cut off, or means an unknown size. */
function readSize(
  bytes: Buffer,
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = readSizeLength(first);
  if (first === 0 || at + length > bytes.length) return undefined;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return isUnknown ? undefined : { value, length };
}

function readElement(bytes: Buffer, start: number, limit: number): Element | undefined {
  const idLength = readSizeLength(bytes[start] ?? 0);
  if (idLength > 4 || start + idLength >= limit) return undefined;
  const size = readSize(bytes, start + idLength);
  const content = start + idLength + (size?.length ?? 0);
  if (!size || content + size.value > limit) return undefined;
  return { id: bytes.readUIntBE(start, idLength), start, content, end: content + size.value };
}

/** Reads the elements of a part; undefined unless they fill it exactly. */
function readElements(bytes: Buffer, { start, end }: FilePart): Element[] | undefined {
  const elements: Element[] = [];
  for (let at = start; at < end;) {
    const element = readElement(bytes, at, end);
    if (!element || elements.length === maxParts) return undefined;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

const readInside = (bytes: Buffer, element: Element | undefined): Element[] =>
  (element && readElements(bytes, { start: element.content, end: element.end })) ?? [];
const findElement = (elements: readonly Element[], id: number) => elements.find((each) => each.id === id);

function readUnsigned(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.end - element.content : 0;
  return element && length >= 1 && length <= 6 ? bytes.readUIntBE(element.content, length) : undefined;
}

function readFloat(bytes: Buffer, element: Element | undefined): number {
  const length = element ? element.end - element.content : 0;
  if (!element || (length !== 4 && length !== 8)) return 0;
  return length === 4 ? bytes.readFloatBE(element.content) : bytes.readDoubleBE(element.content);
}

/** The length in a segment's information, in seconds; 0 if it says none. */
function readLength(bytes: Buffer, info: readonly Element[]): number {
  const nanoseconds = readUnsigned(bytes, findElement(info, ids.timestampScale)) ?? 1_000_000;
  const seconds = (readFloat(bytes, findElement(info, ids.duration)) * nanoseconds) / 1e9;
  return Number.isFinite(seconds) ? seconds : 0;
}

/** Reads a WebM file; undefined for anything else, and for one that is cut off, has no picture or does not say its length. */
export function readWebm(bytes: Buffer): VideoFile | undefined {
  const [header, segment, ...more] = readElements(bytes, { start: 0, end: bytes.length }) ?? [];
  const docType = findElement(readInside(bytes, header), ids.docType);
  if (header?.id !== ids.header || segment?.id !== ids.segment || more.length > 0 || !docType)
    return undefined;
  // Zeros may follow the name.
  const [name] = bytes
    .toString('latin1', docType.content, Math.min(docType.end, docType.content + 8))
    .split('\0');
  if (name !== 'webm') return undefined;
  const parts = readInside(bytes, segment);
  const entries = readInside(bytes, findElement(parts, ids.tracks)).filter(({ id }) => id === ids.trackEntry);
  const isVideo = (entry: Element) =>
    readUnsigned(bytes, findElement(readInside(bytes, entry), ids.trackType)) === 1;
  const seconds = readLength(bytes, readInside(bytes, findElement(parts, ids.info)));
  if (!entries.some(isVideo) || seconds <= 0) return undefined;
  const metadata = parts.filter(({ id }) => id === ids.tags || id === ids.attachments);
  return { type: 'video/webm', seconds, metadata };
}

/** Makes a part a void element of the same length: the offsets in the file stay right. */
export function clearWebmPart(bytes: Buffer, { start, end }: FilePart): void {
  // An id of four bytes and a size leave room for an id of one byte, and a size of as many bytes as remain up to eight.
  const sizeLength = Math.min(8, end - start - 1);
  const left = end - start - 1 - sizeLength;
  bytes.fill(0, start, end);
  bytes[start] = ids.void;
  bytes.writeUIntBE(left, start + 1 + sizeLength - Math.min(6, sizeLength), Math.min(6, sizeLength));
  bytes[start + 1] = (bytes[start + 1] ?? 0) | (0x80 >> (sizeLength - 1));
}
