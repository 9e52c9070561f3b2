import type { Random } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import type { Choice } from './make-choices.ts';
import { makePrice } from './make-price.ts';
import type { SeedPrice, Pricing } from './make-price.ts';
import type { ModelRow } from './rows.ts';

type Combination = { readonly tierIndex: number[]; readonly name: string; readonly factor: number };

/** Combines one option of each tier, the first tier's options outermost. */
export const combineChoices = (choices: readonly Choice[]): Combination[] =>
  choices.reduce<Combination[]>(
    (combinations, { tier, factors }) =>
      combinations.flatMap(({ tierIndex, name, factor }) =>
        tier.options.map((option, index) => ({
          tierIndex: [...tierIndex, index],
          name: name ? `${name}, ${option}` : option,
          factor: factor * (factors[index] ?? 1),
        })),
      ),
    [{ tierIndex: [], name: '', factor: 1 }],
  );

/** Returns the offer of each combination; one for an item without choices. */
export const makeOffers = (
  context: SeedContext,
  cents: number,
  pricing: Pricing,
  choices: readonly Choice[],
): SeedPrice[] => combineChoices(choices).map(({ factor }) => makePrice(context, cents * factor, pricing));

/** Creates a model for each combination, none for an item without choices; about one in twelve is sold out. */
export function makeModels(
  key: Pick<ModelRow, 'market' | 'shopid' | 'itemid'>,
  choices: readonly Choice[],
  offers: readonly SeedPrice[],
  random: Random,
): ModelRow[] {
  if (choices.length === 0) return [];
  const soldOut = random.percent(3);
  return combineChoices(choices).map(({ tierIndex, name }, index) => ({
    ...key,
    modelid: key.itemid * 100 + index + 1,
    name,
    tier_index: tierIndex,
    price: offers[index]?.price ?? 0,
    price_before_discount: offers[index]?.before ?? null,
    stock: soldOut || random.percent(8) ? 0 : random.integer(2, 60),
    status: 1,
    ...{ gtin: null, mpn: null, sku: null },
  }));
}
