import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressSplitPage, uncompressedBlock } from './compress-split-page.ts';
import { splitAtNonce, joinWithNonce } from './split-page.ts';

const newNonce = () => randomBytes(16).toString('base64url');
const standing = 'N'.repeat(22);
const card = (at: number) =>
  `<article class="card"><h3>Item ${at} · ไทย</h3><s nonce="${standing}"></s></article>`;

const roundTrip = async (html: string, nonce: string) => {
  const pieces = splitAtNonce(html, standing);
  const compressed = await compressSplitPage(pieces, nonce.length);
  if (!compressed) return 'not compressed';
  return brotliDecompressSync(joinWithNonce(compressed, uncompressedBlock(Buffer.from(nonce)))).toString();
};

it.each([
  ['one piece', '<p>hello</p>'],
  ['a gap at the start and the end', `${standing}<p>hello</p>${standing}`],
  ['gaps side by side', `<p>${standing}${standing}</p>`],
  ['a large page', Array.from({ length: 200 }, (_, at) => card(at)).join('<p>more</p>'.repeat(90))],
])('%s decompresses with its nonce', async (_, html) => {
  const nonce = newNonce();
  expect(await roundTrip(html, nonce)).toBe(html.replaceAll(standing, nonce));
});

it('for any pieces and nonce', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('<script nonce="', '">', ''),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
      const nonce = newNonce();
      fc.pre(!pieces.join('').includes('N'));
      expect(await roundTrip(pieces.join(standing), nonce)).toBe(pieces.join(nonce));
    }),
    { numRuns: 60 },
  );
});

it('is as small as the page compressed at once, except for a few bytes per gap', async () => {
  const html = Array.from({ length: 12 }, (_, at) => card(at).repeat(1)).join('<p>more</p>'.repeat(40));
  const compressed = await compressSplitPage(splitAtNonce(html, standing), 22);
  expect(Buffer.concat([...(compressed ?? [])]).length).toBeLessThan(1000);
});
