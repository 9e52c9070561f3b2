import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressSplitPage, uncompressedBlock } from './compress-split-page.ts';
import type { PagePart } from './page-template.ts';
import { joinPieces, splitPage } from './split-page.ts';

const newNonce = () => randomBytes(16).toString('base64url');
const standing = 'N'.repeat(22);
const card = (at: number) =>
  `<article class="card"><h3>Item ${at} · ไทย</h3><s nonce="${standing}"></s></article>`;

const fill = async (parts: readonly PagePart[], fillings: (name: string) => string) => {
  const page = splitPage(parts, standing);
  const compressed = await compressSplitPage(page);
  if (!compressed) return 'not compressed';
  const texts = page.gaps.map(({ name }) => uncompressedBlock(Buffer.from(fillings(name))));
  return brotliDecompressSync(joinPieces(compressed, texts)).toString();
};
const roundTrip = (html: string, nonce: string) => fill([html], () => nonce);

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
  const compressed = await compressSplitPage(splitPage([html], standing));
  expect(Buffer.concat([...(compressed ?? [])]).length).toBeLessThan(1000);
});

it.each(['', 'x', 'y'.repeat(200_000)])('texts of any length fill a gap without a length', async (text) => {
  const parts: PagePart[] = [card(1), { name: 'data' }, card(2), { name: 'other' }, card(3)];
  const nonce = newNonce();
  const html = [card(1), text, card(2), 'z', card(3)].join('').replaceAll(standing, nonce);
  const texts: Readonly<Record<string, string>> = { data: text, other: 'z' };
  expect(await fill(parts, (name) => texts[name] ?? nonce)).toBe(html);
});
