import { addOnOffers, cartTotals } from '@pasar/cart';
import type { BundleDealRule, OfferedAddOnDeal } from '@pasar/cart';
import type { Cart, CartLine, CartShop, MiniCart } from '@pasar/cart-contract';
import { prepareQuery } from '@pasar/database';
import type { Expression } from 'kysely';
import { cartDelivery, findDestination } from './cart-delivery.ts';
import type { CartDeps } from './cart-deps.ts';
import { findFreeDelivery } from './find-free-delivery.ts';
import { lineKeyText, toLineKey } from './line-key.ts';
import { loadDeals } from './load-deals.ts';
import { loadOffers } from './load-offers.ts';
import type { Offer, OfferShop } from './offer.ts';
import { applyDeals, priceLine } from './price-line.ts';
import type { Shopper } from './shopper.ts';

/** `cartid` may be a column of an outer query. */
type LineOwner = { readonly cartid: number | Expression<number>; readonly market: string };

const selectLines = ({ db }: CartDeps, { cartid, market }: LineOwner) =>
  db
    .selectFrom('cart_line')
    .select(['shopid', 'itemid', 'modelid', 'quantity', 'checked', 'seen_price'])
    .where('user_id', '=', cartid)
    .where('market', '=', market)
    .orderBy('added_at', 'desc')
    .orderBy('itemid', 'desc')
    .orderBy('modelid', 'desc');

const toOwner = ({ cartid, market }: Pick<Shopper, 'cartid' | 'market'>): LineOwner => ({
  cartid,
  market: market.code,
});

async function findShop(deps: CartDeps, market: string, shopid: number): Promise<OfferShop> {
  const shop = await deps.db
    .selectFrom('shop')
    .select(['shopid', 'username', 'name', 'is_official_shop'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  return shop ?? { shopid, username: '', name: '', is_official_shop: false };
}

const groupByShop = (lines: readonly CartLine[]): CartLine[][] => [
  ...Map.groupBy(lines, ({ shopid }) => shopid).values(),
];

/** Orders shops by their latest line. A shop without any existing item is queried separately. */
async function toCartShops(
  deps: CartDeps,
  shopper: Shopper,
  lines: readonly CartLine[],
  offers: ReadonlyMap<string, Offer>,
): Promise<CartShop[]> {
  const market = shopper.market.code;
  const to = await findDestination(deps, shopper);
  const known = new Map([...offers.values()].map(({ shop }) => [shop.shopid, shop]));
  return Promise.all(
    groupByShop(lines).map(async (shopLines) => {
      const shopid = shopLines[0]?.shopid ?? 0;
      const shop = known.get(shopid) ?? (await findShop(deps, market, shopid));
      return { ...shop, ...cartDelivery(shopLines, offers, shopper, to), lines: shopLines };
    }),
  );
}

type StoredLine = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

async function priceLines(deps: CartDeps, shopper: Shopper, rows: readonly StoredLine[]) {
  const offers = await loadOffers(deps, shopper.market.code, rows, shopper);
  return { lines: rows.map((row) => priceLine(row, offers.get(lineKeyText(row)), shopper)), offers };
}

/** Adds the add-on deals and gifts that each shop's selected lines allow. */
function withAddOns(
  shops: readonly CartShop[],
  deals: readonly (BundleDealRule | OfferedAddOnDeal)[],
): CartShop[] {
  const addOns = deals.filter((deal) => deal.kind === 'add-on');
  return shops.map((shop) => {
    const bought = shop.lines.filter(({ checked, problem }) => checked && !problem);
    const offers = addOnOffers(bought, addOns).map(({ isGift: is_gift, shopid: _, subs, ...offer }) => ({
      ...{ ...offer, is_gift, subs: [...subs] },
    }));
    return offers.length > 0 ? { ...shop, add_ons: offers } : shop;
  });
}

/** Whether no shop charges for delivery, wherever it goes; false for a cart in which nothing can be bought. */
function isDeliveryFree(shops: readonly CartShop[]): boolean {
  const deliveries = shops.flatMap(({ delivery }) => delivery ?? []);
  return deliveries.length > 0 && deliveries.every(({ fee, fee_max = fee }) => fee_max.amount === 0);
}

/** Reads the cart with current prices and stock, latest addition first. */
export async function readCart(deps: CartDeps, shopper: Shopper): Promise<Cart> {
  const priced = await priceLines(deps, shopper, await selectLines(deps, toOwner(shopper)).execute());
  const { offers } = priced;
  const deals = await loadDeals(deps, shopper, priced.lines);
  const lines = applyDeals(priced.lines, offers, deals);
  const { total, saved, count } = cartTotals(lines, shopper.market.currency);
  const shops = await toCartShops(deps, shopper, lines, offers);
  const freeDelivery = isDeliveryFree(shops) ? undefined : await findFreeDelivery(deps, shopper);
  return {
    shops: withAddOns(shops, deals),
    checked_count: count,
    line_count: lines.length,
    total,
    saved,
    ...(freeDelivery && { free_delivery: freeDelivery }),
  };
}

const maxMiniCartLines = 5;

/** Selects the latest lines of a cart, each with the number of all. */
export const selectMiniCartRows = (deps: CartDeps, owner: LineOwner) =>
  selectLines(deps, owner)
    .select(({ fn }) => fn.countAll<number>().over().as('line_count'))
    .limit(maxMiniCartLines);

/** A row of `selectMiniCartRows`. */
export type MiniCartRow = StoredLine & { readonly line_count: number };

const findMiniCartRows = prepareQuery((db, { cartid, market }: { cartid: number; market: string }) =>
  selectMiniCartRows({ db }, { cartid, market }),
);

/** Prices the lines with current prices and stock. `readShopper` is called for a cart that is not empty. */
export async function toMiniCart(
  deps: CartDeps,
  rows: readonly MiniCartRow[],
  readShopper: () => Promise<Shopper> | Shopper,
): Promise<MiniCart> {
  const [first] = rows;
  if (!first) return { line_count: 0, lines: [] };
  const { lines } = await priceLines(deps, await readShopper(), rows);
  return { line_count: first.line_count, lines };
}

/**
 * Reads the line count and the latest lines of a member's cart or a guest's; empty without one. Uses one statement for an empty
 * cart. @spec mini-cart
 */
export async function readMiniCart(
  deps: CartDeps,
  { cartid, market }: Pick<Shopper, 'cartid' | 'market'>,
  readShopper: () => Promise<Shopper> | Shopper,
): Promise<MiniCart> {
  const rows = cartid === 0 ? [] : await findMiniCartRows(deps.db, { cartid, market: market.code });
  return toMiniCart(deps, rows, readShopper);
}

/** Reads one cart line; undefined if it is not in the cart. */
export async function readCartLine(
  deps: CartDeps,
  shopper: Shopper,
  wanted: { shopid: number; itemid: number; modelid?: number },
): Promise<CartLine | undefined> {
  const key = toLineKey(wanted);
  const row = await selectLines(deps, toOwner(shopper))
    .where('shopid', '=', key.shopid)
    .where('itemid', '=', key.itemid)
    .where('modelid', '=', key.modelid)
    .executeTakeFirst();
  const offers = await loadOffers(deps, shopper.market.code, [key], shopper);
  return row && priceLine(row, offers.get(lineKeyText(key)), shopper);
}
