import { adjustStock } from './adjust-stock.ts';
import type { ProductDraft } from './check-product.ts';
import { checkProduct } from './check-product.ts';
import type { ItemFetchResponse } from './item-entry.ts';
import { toItemEntry } from './item-entry.ts';
import type { Selection } from './choose-model.ts';
import { availableOptions, findModel } from './choose-model.ts';
import type { PriceFacts } from './current-price.ts';
import { currentPrice, usefulTiers } from './current-price.ts';
import type { FlashSale } from './flash-sale.ts';
import { flashSaleState } from './flash-sale.ts';
import type { Buyer } from './is-purchasable.ts';
import { isPurchasable } from './is-purchasable.ts';
import type { ItemFacts, ModelFacts } from './item-facts.ts';
import type { PriceEdit, PriceLabels } from './keep-price-labels.ts';
import { keepPriceLabels } from './keep-price-labels.ts';
import type { SaleTerms } from './keeps-sale-terms.ts';
import { keepsSaleTerms } from './keeps-sale-terms.ts';
import type { TierFacts } from './keep-tier-variations.ts';
import { keepTierVariations } from './keep-tier-variations.ts';
import type { NewItem } from './new-item-head-start.ts';
import { newItemHeadStart } from './new-item-head-start.ts';
import type { PriceChange } from './reference-price.ts';
import { referencePrice } from './reference-price.ts';

type Choice = {
  readonly models: readonly ModelFacts[];
  /** −1 for a tier without a selection. */
  readonly selection: readonly number[];
  readonly tier: number;
};

const open = (selection: readonly number[]): Selection =>
  selection.map((option) => (option < 0 ? undefined : option));

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'cart/purchasable': ({ item, ...buyer }: Buyer & { item?: ItemFacts | null }) => isPurchasable(item, buyer),
  'item/tier-variations': ({ tiers }: { tiers: readonly TierFacts[] }) => keepTierVariations(tiers) ?? null,
  'item/find-model': ({ models, selection }: Choice) => findModel(models, open(selection))?.modelid ?? null,
  'item/available-options': ({ models, selection, tier }: Choice) =>
    [...availableOptions(models, open(selection), tier)].toSorted((one, other) => one - other),
  'item/flash-sale': ({ sale, now }: { sale: FlashSale; now: number }) => flashSaleState(sale, now),
  'item/current-price': ({ facts, quantity }: { facts: PriceFacts; quantity: number }) =>
    currentPrice(facts, quantity),
  'item/useful-tiers': (facts: PriceFacts) => usefulTiers(facts).map(({ min_quantity }) => min_quantity),
  'item/adjust-stock': (given: Parameters<typeof adjustStock>[0]) => adjustStock(given),
  'item/check-product': ({ priceStep, ...draft }: ProductDraft & { priceStep: number }) =>
    checkProduct(draft, priceStep).map((found) =>
      [found.field, found.problem, ...('at' in found ? [found.at] : [])].join(' '),
    ),
  'item/keeps-sale-terms': ({ before, after }: { before: SaleTerms; after: SaleTerms }) =>
    keepsSaleTerms(before, after),
  'item/reference-price': (given: PriceChange) => referencePrice(given),
  'item/price-labels': ({ labels, edit }: { labels: PriceLabels; edit: PriceEdit }) =>
    keepPriceLabels(labels, edit),
  'item/new-item-head-start': ({ day, ...item }: NewItem & { day: number }) => newItemHeadStart(item, day),
  'item/entry': (given: ItemFetchResponse<unknown>) => toItemEntry(given),
};
