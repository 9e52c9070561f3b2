import { expect, it } from 'vitest';
import { firstDifference, withoutNonce } from './compare-pages.ts';

const page = (nonce: string, name = '') =>
  `<script nonce="${nonce}">${name}</script><style nonce="${nonce}">`;

it('sees the same page behind two nonces', () => {
  expect(firstDifference(withoutNonce(page('aaaa')), withoutNonce(page('bbbb')))).toBeUndefined();
});

it('shows what one page holds more', () => {
  expect(firstDifference(withoutNonce(page('aaaa', 'Budi')), withoutNonce(page('bbbb')))).toContain('Budi');
});
