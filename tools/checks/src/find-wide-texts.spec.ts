import { expect, it } from 'vitest';
import { buttonTexts } from './button-widths.data.ts';
import { findWideTexts } from './find-wide-texts.ts';

const folder = 'libs/features/gifts/src/translations';
const rows = [{ folder, kind: 'halfBar', keys: ['add'] }] as const;

const check = (texts: Record<string, string>, of = folder) =>
  findWideTexts(of, 'en', new Map(Object.entries(texts)), rows);

it.each([
  ['fits on a line', { add: 'Buy now' }, 0],
  ['fits on two lines', { add: 'Add to your cart' }, 0],
  ['needs three lines', { add: 'Add this product to your cart' }, 1],
  ['has a word that is too wide', { add: 'Extraordinarily' }, 1],
  ['is too wide in a plural form', { add_one: 'Add', add_other: 'Add all {{count}} of these products' }, 1],
  ['is too wide in a market’s wording', { add: 'Add', add_MX: 'Add this product to your cart' }, 1],
  ['has another key', { add: 'Add', additional: 'Add this product to your cart' }, 0],
])('a text that %s', (_name, texts, faults) => expect(check(texts)).toHaveLength(faults));

it('names language, text, width and room', () => {
  expect(check({ add: 'Add this product to your cart' })).toEqual([
    expect.stringMatching(
      /^en: add “Add this product to your cart” is about \d+ px wide, in half of a bottom bar there is room for 102 px on 2 lines$/,
    ),
  ]);
});

it('reports a key that no longer exists', () => {
  expect(check({ other: 'Other' })).toEqual(['en: add of button-widths.data.ts does not exist']);
});

it('ignores other folders', () => expect(check({}, 'libs/ui/other/src/translations')).toEqual([]));

it('lists each text in one kind of button', () => {
  const keys = buttonTexts.flatMap((row) => row.keys.map((key) => `${row.folder}/${key}`));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
