/** An ISO media box. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A header of a movie or a track's media: a thousand units a second. */
function lengthBox(type: string, seconds: number): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(1000, 12);
  content.writeUInt32BE(seconds * 1000, 16);
  return box(type, content);
}

type Mp4Options = {
  readonly seconds?: number;
  /** The length that the track says; the movie's by default. */
  readonly trackSeconds?: number;
  readonly kind?: string;
  readonly brand?: string;
  readonly place?: string;
};

/** The parts of a small MP4 with metadata about where it was recorded. */
export function makeMp4Parts({
  seconds = 12,
  trackSeconds = seconds,
  kind = 'vide',
  brand = 'isom',
  place = '',
}: Mp4Options = {}) {
  const handler = box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13));
  const media = box('mdia', lengthBox('mdhd', trackSeconds), handler);
  return {
    type: box('ftyp', brand, Buffer.alloc(4)),
    movie: box(
      'moov',
      lengthBox('mvhd', seconds),
      box('trak', media, box('udta', place)),
      box('udta', box('loci', place)),
    ),
    data: box('mdat', Buffer.alloc(3000, 7)),
  };
}

/** A small MP4; it plays nothing. */
export const makeMp4 = (options?: Mp4Options): Buffer => Buffer.concat(Object.values(makeMp4Parts(options)));

/** An EBML element: its id in hexadecimal. */
export function makeElement(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x10000000);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** A small WebM; it plays nothing. */
export function makeWebm({ seconds = 12, docType = 'webm', kind = 1, tags = '' } = {}): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(seconds * 1000);
  return Buffer.concat([
    makeElement('1a45dfa3', makeElement('4282', Buffer.from(docType))),
    makeElement(
      '18538067',
      makeElement(
        '1549a966',
        makeElement('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
        makeElement('4489', length),
      ),
      makeElement('1654ae6b', makeElement('ae', makeElement('83', Buffer.from([kind])))),
      makeElement('1254c367', Buffer.from(tags)),
      makeElement('1f43b675', Buffer.alloc(2000, 7)),
    ),
  ]);
}
