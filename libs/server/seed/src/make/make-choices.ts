import type { Kind, Thing } from '../data/category-tree.data.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { colours, pickColours } from '../pictures/plan-pictures.ts';
import type { Random } from '../create-random.ts';
import { stripVariationSelector } from '../create-thing-texts.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import type { ItemRow } from './rows.ts';

export type Tier = ItemRow['tier_variations'][number];

/** A variation of an item: its options, and the price factor of each. */
export type Choice = { readonly tier: Tier; readonly factors: readonly number[] };

/** Indexes in the language's list of variation names. */
const variationIndexes = { colour: 0, size: 1, weight: 2, pack: 3, volume: 4, storage: 5 } as const;

const unsizedCodes = new Set(['1f454', '1f9e3', '1f9ff', '1f97b', '1f458']);
const toEqualFactors = (options: readonly string[]) => options.map(() => 1);

type PlainChoice = readonly [
  kind: keyof typeof variationIndexes,
  options: readonly string[],
  factors?: readonly number[],
];

/** Sizes, weights and packs of a kind of thing; several lists where shops differ. */
const plainChoices: Partial<Record<Kind, readonly PlainChoice[]>> = {
  clothing: [
    ['size', ['S', 'M', 'L', 'XL']],
    ['size', ['S', 'M', 'L']],
  ],
  shoes: [
    ['size', ['36', '37', '38', '39', '40']],
    ['size', ['39', '40', '41', '42', '43', '44']],
  ],
  fresh: [
    ['weight', ['500 g', '1 kg', '2 kg'], [0.55, 1, 1.9]],
    ['weight', ['500 g', '1 kg'], [0.55, 1]],
  ],
  chilled: [['weight', ['250 g', '500 g', '1 kg'], [0.3, 0.55, 1]]],
  packaged: [['pack', ['1', '3', '6'], [1, 2.8, 5.4]]],
  drinks: [['pack', ['1', '6', '12'], [1, 5.5, 10.5]]],
  beauty: [['volume', ['50 ml', '100 ml', '250 ml'], [0.7, 1, 1.9]]],
  stationery: [['pack', ['1', '3', '10'], [1, 2.7, 8]]],
  pets: [['pack', ['1', '3'], [1, 2.7]]],
  cleaning: [['pack', ['1', '2', '4'], [1, 1.9, 3.6]]],
};

const storageSizes: PlainChoice = ['storage', ['128 GB', '256 GB', '512 GB'], [1, 1.18, 1.42]];
const lotionCodes = new Set(['1f9f4']);
const storageDeviceCodes = new Set(['1f4f1', '1f4bb']);
/** Sold by the piece rather than by weight. */
const countedCodes = new Set(['1f95b', '1f95a']);
const packSizes: PlainChoice = ['pack', ['1', '2', '6'], [1, 1.9, 5.5]];
const plushSizes: PlainChoice = ['size', ['25 cm', '40 cm', '60 cm'], [0.7, 1, 1.7]];

function pickPlainChoice(kind: Kind, thing: Thing, random: Random): PlainChoice | undefined {
  const code = stripVariationSelector(thing.code);
  if (storageDeviceCodes.has(code)) return storageSizes;
  if (thing.form === 'plush') return plushSizes;
  if (countedCodes.has(code)) return packSizes;
  if (unsizedCodes.has(code) || (kind === 'beauty' && !lotionCodes.has(code))) return undefined;
  const choices = plainChoices[kind];
  const always = kind === 'clothing' || kind === 'shoes' || kind === 'fresh' || kind === 'chilled';
  return choices && (always || random.percent(45)) ? random.pick(choices) : undefined;
}

function nameChoice({ words }: SeedContext, [kind, options, factors]: PlainChoice): Choice {
  const texts = kind === 'pack' ? options.map((n) => words.pieces.replace('{n}', n)) : [...options];
  return {
    tier: { name: splitList(words.variations)[variationIndexes[kind]] ?? '', options: texts, pictures: [] },
    factors: factors ?? toEqualFactors(options),
  };
}

function colourChoice({ words }: SeedContext, thing: Thing, random: Random): Choice | undefined {
  const some = random.some(pickColours(thing), random.integer(2, 4));
  if (some.length === 0) return undefined;
  // Start each listing at a different colour.
  const offset = random.integer(0, some.length - 1);
  const shown = [...some.slice(offset), ...some.slice(0, offset)];
  const named = splitList(words.colours);
  return {
    tier: {
      name: splitList(words.variations)[variationIndexes.colour] ?? '',
      options: shown.map((colour) => named[colours.indexOf(colour)] ?? colour),
      pictures: shown.map((colour) => picture('thing', `${stripVariationSelector(thing.code)}-${colour}`)),
    },
    factors: toEqualFactors(shown),
  };
}

/** Returns the choices for a buyer, colour first; none for a plain item. */
export function makeChoices(context: SeedContext, kind: Kind, thing: Thing, random: Random): Choice[] {
  const plain = pickPlainChoice(kind, thing, random);
  return [colourChoice(context, thing, random), plain && nameChoice(context, plain)].filter(
    (choice) => choice !== undefined,
  );
}
