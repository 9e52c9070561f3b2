import { expect, it } from 'vitest';
import { firstDifference, normalizePage } from './compare-pages.ts';

const page = (nonce: string, name = '') =>
  `<script nonce="${nonce}">${name}</script><style nonce="${nonce}">`;

it('sees the same page behind two nonces', () => {
  expect(firstDifference(normalizePage(page('aaaa')), normalizePage(page('bbbb')))).toBeUndefined();
});

it('shows what one page holds more', () => {
  expect(firstDifference(normalizePage(page('aaaa', 'Budi')), normalizePage(page('bbbb')))).toContain('Budi');
});

it.each([
  ['"requestId":"a1","x":1', '"requestId":"b2","x":1'],
  ['"startedTimeStamp":1,"data"', '"startedTimeStamp":22,"data"'],
  ['<span>09</span>', '<span>10</span>'],
])('does not compare the moment of %s', (one, other) => {
  expect(normalizePage(one)).toBe(normalizePage(other));
});
