import { foodBrands, lines, officialBrands, smallBrands } from '../data/brands.data.ts';
import type { CategoryLeaf, Thing } from '../data/category-tree.data.ts';
import type { Random } from '../create-random.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ShopWithPlan } from './make-shops.ts';
import type { ItemRow } from './rows.ts';

export type ItemTexts = Pick<ItemRow, 'name' | 'brand' | 'description' | 'attributes' | 'keywords'>;

export const foodKinds: ReadonlySet<string> = new Set(['fresh', 'chilled', 'packaged', 'drinks']);

const fillTemplate = (pattern: string, values: Record<string, string>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Capitalizes the first letter; scripts without case stay unchanged. */
const capitalize = (text: string, language: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
};

/** The name of a thing in the language of the market's texts. */
export function thingName({ things, words }: SeedContext, thing: Thing): string {
  const { name } = things(thing.code);
  return thing.form ? fillTemplate(words[thing.form], { thing: name }) : name;
}

function pickBrand({ plan }: ShopWithPlan, leaf: CategoryLeaf, random: Random): string {
  if (plan.kind === 'official') return plan.brand ?? '';
  if (foodKinds.has(leaf.kind))
    return plan.kind === 'supermarket' ? (plan.brand ?? '') : random.pick(foodBrands);
  return random.percent(22) ? random.pick(officialBrands) : random.pick(smallBrands);
}

function listKeywords({ things, otherThings }: SeedContext, { code }: Thing): string {
  const own = things(code).keywords;
  return [...new Set([...own, ...otherThings.map((texts) => texts(code).name)])].slice(0, 14).join(' ');
}

type TemplateValues = Record<'thing' | 'brand' | 'line' | 'first' | 'second', string>;

function describe(
  { words, profile }: SeedContext,
  leaf: CategoryLeaf,
  parts: TemplateValues,
  random: Random,
): string {
  const intro = capitalize(fillTemplate(words.intro[leaf.kind], parts), profile.words);
  const points = random
    .some(splitList(words.features[leaf.kind]), 4)
    .map((point) => `• ${capitalize(point, profile.words)}`);
  return [intro, points.join('\n'), random.some(words.closing, 2).join(' ')].join('\n\n');
}

/** Creates the name, brand, description and attributes of a listing, in the market's style. */
export function makeTexts(
  context: SeedContext,
  shop: ShopWithPlan,
  leaf: CategoryLeaf,
  thing: Thing,
  random: Random,
): ItemTexts {
  const { words, profile, market } = context;
  const [first = '', second = ''] = random.some(splitList(words.features[leaf.kind]), 2);
  const brand = pickBrand(shop, leaf, random);
  const parts = { thing: thingName(context, thing), brand, line: random.pick(lines), first, second };
  const patterns = foodKinds.has(leaf.kind) ? words.foodTitles : words.titles;
  const [brandLabel = '', origin = '', from = '', note = ''] = splitList(words.attributes);
  return {
    name: capitalize(fillTemplate(random.pick(patterns), parts), profile.words),
    brand,
    description: describe(context, leaf, parts, random),
    attributes: [
      { name: brandLabel, value: brand },
      { name: origin, value: market.nativeName },
      { name: from, value: shop.row.location },
      { name: note, value: capitalize(first, profile.words) },
    ],
    keywords: listKeywords(context, thing),
  };
}
