import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markets } from '@pasar/markets';
import { describe, expect, it } from 'vitest';
import { parseCategoryNames } from './category-names.ts';
import { categoryTree } from './data/category-tree.data.ts';
import { marketProfiles } from './data/market-profiles.data.ts';
import { nameColumns, thingNames } from './data/thing-names.data.ts';
import { languages } from './languages.ts';
import { createContext } from './make/create-context.ts';
import { bannerPictures } from './make/make-banners.ts';
import { categoryPictures } from './make/make-categories.ts';
import { shopPictures } from './make/make-shops.ts';
import { shopPlans } from './make/shop-plans.ts';
import { toMarketPrice } from './to-market-price.ts';
import { colours, planThingPictures } from './pictures/plan-pictures.ts';

const branches = categoryTree.flatMap(({ children }) => children);
const leaves = branches.flatMap(({ children }) => children);
const things = leaves.flatMap((leaf) => leaf.things);
const assets = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the category tree', () => {
  it('has at least sixty leaves and 250 things', () => {
    expect([leaves.length >= 60, things.length >= 250]).toEqual([true, true]);
  });

  it('has no duplicate keys or things', () => {
    expect(repeated([...categoryTree, ...branches, ...leaves].map(({ key }) => key))).toEqual([]);
    expect(repeated(things.map(({ code }) => code))).toEqual([]);
  });

  it('has a picture for every thing', () => {
    expect(things.filter(({ code }) => !existsSync(join(assets, `${code}.webp`)))).toEqual([]);
  });

  it('has a shop for every top category', () => {
    expect(categoryTree.filter(({ key }) => !shopPlans.some(({ tops }) => tops.includes(key)))).toEqual([]);
  });
});

/** Languages in which only the first word of a heading is capitalised. */
const sentenceCaseLanguages = ['es', 'fr', 'pl', 'pt-BR', 'vi'] as const;

it.each(sentenceCaseLanguages)('names categories in sentence case in %s', (language) => {
  const names = [...parseCategoryNames(languages[language].categories).values()];
  const properNames = / Âu Mỹ/;
  expect(names.filter((name) => / \p{Lu}\p{Ll}/u.test(name.replace(properNames, '')))).toEqual([]);
});

it('writes a French discount with a minus sign', () => {
  expect(languages.fr.voucherPercent).toBe('\u2212{percent}\u00A0%');
});

it.each(['es', 'fr'] as const)('writes a no-break space before the percent sign in %s', (language) => {
  const { voucherPercent, bundle } = languages[language];
  for (const text of [voucherPercent, bundle]) expect(text).toMatch(/[\d}]\u00A0%/);
});

describe.each(Object.entries(languages))('%s', (_, words) => {
  it('names every category', () => {
    expect(parseCategoryNames(words.categories).size).toBe(
      categoryTree.length + branches.length + leaves.length,
    );
  });

  it('has five different features for every kind', () => {
    const sizes = Object.values(words.features).map((features) => new Set(features.split('|')).size);
    expect(sizes).toEqual(sizes.map(() => 5));
  });

  it.each([
    ['colours', words.colours, colours.length],
    ['variations', words.variations, 6],
    ['attributes', words.attributes, 4],
    ['shop names', words.shopNames, 10],
    ['collections', words.collections, 3],
    ['replies', words.replies, 2],
  ])('has all %s', (__, text, count) => {
    expect(text.split('|')).toHaveLength(count);
  });

  it('has a title and a subtitle for every banner', () => {
    expect(words.banners.map((banner) => banner.split('|').length)).toEqual(bannerPictures.map(() => 2));
  });
});

it.each(Object.entries(thingNames))('%s has a name in each language', (_, names) => {
  expect(names.split('|').filter((name) => name.trim() !== '')).toHaveLength(nameColumns.length);
});

describe.each(markets.map((market) => [market.code, market] as const))('%s', (_, market) => {
  it('has a name for every thing', () => {
    const context = createContext(market, 1, 0);
    expect(things.filter(({ code }) => context.things(code).name === '')).toEqual([]);
  });

  it('sells from six cities', () => {
    expect(marketProfiles[market.code].cities.split('|')).toHaveLength(6);
  });

  it('has higher prices for more valuable goods', () => {
    const prices = [100, 300, 900, 2700, 8100, 24_300].map((cents) => toMarketPrice(market, cents));
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
    expect(prices[0]).toBeGreaterThan(0);
  });
});

it('gives every picture a distinct id that is valid in an address', () => {
  const ids = [
    ...categoryPictures,
    ...shopPictures,
    ...bannerPictures,
    ...things.flatMap(planThingPictures),
  ].map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{1,64}$/.test(id))).toEqual([]);
});
