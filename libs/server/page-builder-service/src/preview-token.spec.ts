import { dayMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { readPreviewToken, signPreview } from './preview-token.ts';

const version = { market: 'SG', pageid: 7, version: 2 };
const token = signPreview('secret', version, 1000);
const read = (text: string, { secret = 'secret', market = 'SG', now = 2000 } = {}) =>
  readPreviewToken(secret, text, { market, now });

it('opens the version that it was signed for', () => {
  expect(read(token)).toEqual(version);
  expect(read(token, { now: 1000 + 7 * dayMs - 1 })).toEqual(version);
});

it.each([
  ['after a week', read(token, { now: 1000 + 7 * dayMs })],
  ['in another market', read(token, { market: 'MY' })],
  ['under another secret', read(token, { secret: 'other' })],
  ['for another version', read(token.replace('7.2.', '7.3.'))],
  ['with a later end', read(token.replace(/\.(\d+)\./, '.9$1.'))],
  ['without its signature', read(token.slice(0, token.lastIndexOf('.')))],
  ['as an empty text', read('')],
  ['as any text', read('a.b.c.d')],
])('opens nothing %s', (_, opened) => {
  expect(opened).toBeUndefined();
});
