import type { StoredPicture } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import type { CategoryLeaf, Thing } from '../data/category-tree.data.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { planThingPictures } from '../pictures/plan-pictures.ts';
import { toMarketPrice } from '../to-market-price.ts';
import type { Random } from '../create-random.ts';
import { createRandom } from '../create-random.ts';
import type { SeedContext } from './create-context.ts';
import { makeChoices } from './make-choices.ts';
import type { Choice } from './make-choices.ts';
import { pickPricing } from './make-price.ts';
import { summarizePrices } from './summarize-prices.ts';
import { makeLabels } from './make-labels.ts';
import { foodKinds, makeTexts } from './make-texts.ts';
import { leafCategories } from './make-categories.ts';
import type { LeafCategory } from './make-categories.ts';
import { makeModels, makeOffers } from './make-models.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { pickPromotions } from './pick-promotions.ts';
import type { ItemRow, ModelRow } from './rows.ts';

/** An item with its models, before it is indexed. */
export type ItemRows = {
  readonly row: Omit<ItemRow, 'search_vector'>;
  readonly models: readonly ModelRow[];
  readonly thing: Thing;
  readonly leaf: CategoryLeaf;
};

/** Shops' collections: new, best-selling, discounted. */
export const collectionIds = { fresh: 1, popular: 2, reduced: 3 } as const;

function pickPictures(thing: Thing, choices: readonly Choice[], random: Random): StoredPicture[] {
  const coloured = choices.flatMap(({ tier }) => tier.pictures);
  const all = planThingPictures(thing).map(({ id }) => picture('thing', id));
  const pair = all.slice(-1);
  if (coloured.length > 0) return [...coloured, ...pair];
  const turn = random.integer(0, all.length - 1);
  return [...all.slice(turn), ...all.slice(0, turn)];
}

/** A few items are sold out or nearly so; most are well stocked. */
function pickStock(random: Random): number {
  if (random.percent(3)) return 0;
  return random.percent(6) ? random.integer(1, 4) : random.integer(8, 240);
}

/** A few items sell a lot, most sell little. */
const pickSold = (random: Random): number => Math.floor(Math.exp(random.next() ** 1.6 * 8.6)) - 1;

function historyFields({ now }: SeedContext, random: Random) {
  const sold = pickSold(random);
  const ctime = now - random.integer(1, 500) * dayMs - random.integer(0, dayMs);
  return {
    ctime,
    is_new_arrival: now - ctime < 30 * dayMs,
    historical_sold: sold,
    liked_count: Math.round(sold * random.next() * 0.6),
    popularity: Math.round(sold * (0.6 + random.next() * 0.8)),
    head_start: 0,
  };
}

function shippingFields({ market }: SeedContext, random: Random) {
  const fee = toMarketPrice(market, random.pick([90, 120, 150, 190]));
  return { shipping_min: fee, shipping_max: fee * 2, can_use_cod: market.cod && random.percent(70) };
}

/** Items labelled with free shipping ship free, consistent with checkout. */
const freeShippingFields = ({ show_free_shipping }: Pick<ItemRow, 'show_free_shipping'>) =>
  show_free_shipping ? { shipping_min: 0, shipping_max: 0 } : {};

/** Only imported items have identifiers. */
const noIdentifiers = {
  ...{ gtin: null, mpn: null, sku: null },
  ...{ condition: null, gender: null, age_group: null, size_system: null },
};

/** Fields for filters; drawn from a separate random stream, so that other data stays the same. */
function filterFields({ market }: SeedContext, itemid: number, kind: CategoryLeaf['kind']) {
  const random = createRandom(`kind ${market.code} ${itemid}`);
  const food = foodKinds.has(kind);
  return {
    catalogueid: null,
    is_used: !food && random.percent(7),
    is_pre_order: !food && random.percent(5),
    has_video: random.percent(22),
    revision: 0,
    shipping_option_ids: random.percent(72) ? [1, 2] : [1],
    ...noIdentifiers,
  };
}

/** Placeholder until ratings are counted. */
const noRatings = { rating_sum: 0, rating_count: 0, rating_breakdown: [0, 0, 0, 0, 0], comment_count: 0 };

const pickCollections = (
  row: Pick<ItemRow, 'is_new_arrival' | 'historical_sold' | 'raw_discount'>,
): number[] => [
  ...(row.is_new_arrival ? [collectionIds.fresh] : []),
  ...(row.historical_sold > 300 ? [collectionIds.popular] : []),
  ...(row.raw_discount >= 20 ? [collectionIds.reduced] : []),
];

const sumStock = (models: readonly ModelRow[], random: Random): number =>
  models.length > 0 ? models.reduce((sum, { stock }) => sum + stock, 0) : pickStock(random);

function makeItem(
  context: SeedContext,
  shop: ShopWithPlan,
  { leaf, path }: LeafCategory,
  itemid: number,
  random: Random,
): ItemRows {
  const thing = random.pick(leaf.things);
  const choices = makeChoices(context, leaf.kind, thing, random);
  const offers = makeOffers(context, thing.cents, pickPricing(random), choices);
  const key = { market: context.market.code, shopid: shop.row.shopid, itemid };
  const models = makeModels(key, choices, offers, random);
  const prices = summarizePrices(
    context.market,
    offers.map((offer, index) => ({ ...offer, stock: models[index]?.stock ?? 0 })),
  );
  const history = historyFields(context, random);
  const texts = makeTexts(context, shop, leaf, thing, random);
  const shipping = shippingFields(context, random);
  const plain = { price: prices.price, plain: models.length === 0 };
  const promotions = pickPromotions(context, plain, random);
  const row: ItemRows['row'] = {
    ...key,
    ...texts,
    keywords: [texts.keywords, ...choices.flatMap(({ tier }) => tier.options)].join(' '),
    ...prices,
    ...history,
    ...noRatings,
    ...shipping,
    ...filterFields(context, itemid, leaf.kind),
    ...promotions,
    ...makeLabels(context, { itemid, raw_discount: prices.raw_discount, thing }),
    ...freeShippingFields(promotions),
    catid: path.at(-1) ?? 0,
    cat_path: [...path],
    collection_ids: pickCollections({ ...prices, ...history }),
    status: 1,
    stock: sumStock(models, random),
    model_count: models.length,
    is_adult: thing.adult ?? false,
    label_ids: [...shop.row.label_ids],
    pictures: pickPictures(thing, choices, random),
    tier_variations: choices.map(({ tier }) => tier),
  };
  return { row, models, thing, leaf };
}

/** Finds shops that sell a top category; supermarkets sell most of the food. */
const findShops = (shops: readonly ShopWithPlan[], top: string): ShopWithPlan[] =>
  shops.filter(({ plan }) => plan.tops.includes(top));

/** Creates a number of items, distributed over all categories and their shops. */
export function makeItems(context: SeedContext, shops: readonly ShopWithPlan[], count: number): ItemRows[] {
  const random = createRandom(`items ${context.market.code}`);
  const byTop = new Map(leafCategories.map(({ top }) => [top, findShops(shops, top)]));
  const usedNames = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const leafCategory = leafCategories[(index * 7) % leafCategories.length] ?? random.pick(leafCategories);
    const itemid = context.number * 100_000_000 + index + 1;
    let item = makeItem(
      context,
      random.pick(byTop.get(leafCategory.top) ?? shops),
      leafCategory,
      itemid,
      random,
    );
    // Names are unique within a shop, even for similar listings.
    for (let attempt = 0; attempt < 8 && usedNames.has(`${item.row.shopid} ${item.row.name}`); attempt += 1)
      item = makeItem(
        context,
        random.pick(byTop.get(leafCategory.top) ?? shops),
        leafCategory,
        itemid,
        random,
      );
    usedNames.add(`${item.row.shopid} ${item.row.name}`);
    return item;
  });
}
