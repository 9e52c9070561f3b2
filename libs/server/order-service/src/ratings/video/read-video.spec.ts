import { errorCodes } from '@pasar/error-catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, makeElement, makeMp4, makeMp4Parts, makeWebm } from '../../testing/make-video.ts';
import { readVideo } from './read-video.ts';

const parts = makeMp4Parts();
const refusal = expect.objectContaining({ code: errorCodes.VIDEO_INVALID });

it.each([
  ['an MP4', makeMp4(), { type: 'video/mp4', seconds: 12 }],
  ['a WebM', makeWebm(), { type: 'video/webm', seconds: 12 }],
  ['an MP4 of a minute', makeMp4({ seconds: 60 }), { type: 'video/mp4', seconds: 60 }],
  ['a WebM of a third of a second', makeWebm({ seconds: 0.3 }), { type: 'video/webm', seconds: 1 }],
  ['its data before its index', Buffer.concat([parts.type, parts.data, parts.movie]), { seconds: 12 }],
])('reads %s', (_name, file, expected) => {
  expect(readVideo(file)).toMatchObject(expected);
});

describe('rejects', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no video at all')],
    [
      'a page that begins like a video',
      Buffer.concat([parts.type, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a page after a video', Buffer.concat([makeMp4(), Buffer.from('<script>alert(1)</script>')])],
    ['a page after a WebM', Buffer.concat([makeWebm(), Buffer.from('<script>alert(1)</script>')])],
    ['a video that is cut off', makeMp4().subarray(0, -1)],
    ['a WebM that is cut off', makeWebm().subarray(0, -1)],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a HEIC picture', makeMp4({ brand: 'heic' })],
    ['sound alone', makeMp4({ kind: 'soun' })],
    ['sound alone in a WebM', makeWebm({ kind: 2 })],
    ['a Matroska file', makeWebm({ docType: 'matroska' })],
    ['more than a minute', makeMp4({ seconds: 61 })],
    ['more than a minute in a WebM', makeWebm({ seconds: 61 })],
    ['a track that is longer than the movie says', makeMp4({ seconds: 5, trackSeconds: 900 })],
    ['no length', makeMp4({ seconds: 0 })],
    ['no length in a WebM', makeWebm({ seconds: 0 })],
    ['an infinite length', makeWebm({ seconds: Infinity })],
    ['no pictures at all', Buffer.concat([parts.type, parts.movie])],
    ['two indexes', Buffer.concat([parts.type, parts.movie, parts.movie, parts.data])],
    ['a box of no length', Buffer.concat([makeMp4(), Buffer.alloc(8)])],
    ['a box larger than the file', Buffer.concat([makeMp4(), Buffer.from('7fffffff6d646174', 'hex')])],
    [
      'a box of 2^63 bytes',
      Buffer.concat([makeMp4(), Buffer.from('000000016d6461747fffffffffffffff', 'hex')]),
    ],
    ['thousands of boxes', Buffer.concat([makeMp4(), ...Array.from({ length: 5000 }, () => box('free'))])],
    ['an unknown box', Buffer.concat([makeMp4(), box('evil')])],
    ['an element of unknown size', Buffer.from('1a45dfa301ffffffffffffff', 'hex')],
    ['a header alone', makeElement('1a45dfa3', makeElement('4282', Buffer.from('webm')))],
  ])('%s', (_name, file) => {
    expect(() => readVideo(file)).toThrow(refusal);
  });
});

it.each([
  ['an MP4', makeMp4({ place: '+01.3521+103.8198/' })],
  ['a WebM', makeWebm({ tags: '+01.3521+103.8198/' })],
])('removes metadata of %s, and moves nothing', (_name, file) => {
  const { content } = readVideo(file);
  expect(file.includes('+01.3521')).toBe(true);
  expect(content.includes('+01.3521')).toBe(false);
  expect(content).toHaveLength(file.length);
  expect(content.indexOf(Buffer.alloc(2000, 7))).toBe(file.indexOf(Buffer.alloc(2000, 7)));
  expect(readVideo(content)).toMatchObject({ seconds: 12 });
});

it.each([
  ['an MP4', makeMp4()],
  ['a WebM', makeWebm()],
])('reads or rejects %s with any bytes changed, and never fails otherwise', (_name, file) => {
  const change = fc.tuple(fc.nat({ max: 600 }), fc.nat({ max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const changed = Buffer.from(file);
      for (const [at, byte] of changes) changed[at] = byte;
      try {
        expect(readVideo(changed).seconds).toBeLessThanOrEqual(61);
      } catch (error) {
        expect(error).toEqual(refusal);
      }
    }),
    { numRuns: 2000 },
  );
});
