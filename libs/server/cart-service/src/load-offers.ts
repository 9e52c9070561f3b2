import { prepareQuery } from '@pasar/database';
import { noPicture } from '@pasar/http-contract';
import { normalStatus } from '@pasar/item';
import { money } from '@pasar/money';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';
import { lineKeyText } from './line-key.ts';
import type { LineKey } from './line-key.ts';
import type { Offer } from './offer.ts';

/** The shopper and the time (epoch milliseconds); user id 0 is a visitor. */
type SaleViewer = { readonly userid: number; readonly now: number };
const noViewer: SaleViewer = { userid: 0, now: 0 };

/** Returns how many pieces of a flash sale its limit per user leaves to the shopper. */
const quantityLeftForUser = (userid: number) => sql<number>`f.per_user_limit - coalesce((
  select u.quantity from flash_sale_use as u
  where u.user_id = ${userid} and u.market = f.market and u.shopid = f.shopid and u.itemid = f.itemid
    and u.starts_at = f.starts_at), 0)`;

/** What `findOffers` reads; the lists have an entry for each key. */
type OfferValues = SaleViewer & {
  readonly market: string;
  readonly shopids: readonly number[];
  readonly itemids: readonly number[];
  readonly modelids: readonly number[];
};

/** Finds items with shop, active flash sale and, if the key has one, model, in one query. */
const findOffers = prepareQuery((db, values: OfferValues) =>
  db
    .selectFrom('item')
    .innerJoin('shop', (on) =>
      on.onRef('shop.market', '=', 'item.market').onRef('shop.shopid', '=', 'item.shopid'),
    )
    .innerJoin(
      sql<LineKey>`unnest(${values.shopids}::bigint[], ${values.itemids}::bigint[],
        ${values.modelids}::bigint[])`.as<'wanted'>(sql`wanted (shopid, itemid, modelid)`),
      (on) => on.onRef('wanted.shopid', '=', 'item.shopid').onRef('wanted.itemid', '=', 'item.itemid'),
    )
    .leftJoin('model', (on) =>
      on
        .onRef('model.market', '=', 'item.market')
        .onRef('model.shopid', '=', 'item.shopid')
        .onRef('model.itemid', '=', 'item.itemid')
        .onRef('model.modelid', '=', 'wanted.modelid'),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('flash_sale as f')
          .whereRef('f.market', '=', 'item.market')
          .whereRef('f.shopid', '=', 'item.shopid')
          .whereRef('f.itemid', '=', 'item.itemid')
          .where('f.starts_at', '<=', values.now)
          .where('f.ends_at', '>', values.now)
          .orderBy('f.ends_at')
          .limit(1)
          .select(['f.price', 'f.starts_at', 'f.per_user_limit', sql<number>`f.stock - f.sold`.as('left')])
          .select(quantityLeftForUser(values.userid).as('left_for_user'))
          .as('sale'),
      (on) => on.onTrue(),
    )
    .where('item.market', '=', values.market)
    .select(['sale.price as sale_price', 'sale.starts_at as sale_starts_at', 'sale.left as sale_left'])
    .select(['sale.left_for_user as sale_left_for_user', 'sale.per_user_limit as sale_limit'])
    .select(['wanted.modelid', 'item.shopid', 'item.itemid', 'item.name', 'item.pictures', 'item.currency'])
    .select([
      'item.price',
      'item.price_before_discount',
      'item.stock',
      'item.status',
      'item.is_adult',
      'item.is_new_arrival',
      'item.can_use_cod',
    ])
    .select(['item.is_cc_installment_payment_eligible', 'item.is_non_cc_installment_payment_eligible'])
    .select(['item.model_count', 'item.tier_variations', 'item.wholesale_tiers'])
    .select(['item.shipping_min', 'item.shipping_max', 'shop.location'])
    .select(['shop.username', 'shop.name as shop_name', 'shop.is_official_shop', 'shop.holiday_mode_on'])
    .select(['model.name as model_name', 'model.price as model_price', 'model.stock as model_stock'])
    .select([
      'model.price_before_discount as model_before',
      'model.status as model_status',
      'model.tier_index',
    ]),
);

type Row = Awaited<ReturnType<typeof findOffers>>[number];

/** Returns the picture of the model's option if its tier has pictures, else the item's first. */
const pickPicture = (row: Row) => {
  const ofOption = row.tier_variations.flatMap(
    ({ pictures }, tier) => pictures[row.tier_index?.[tier] ?? -1] ?? [],
  );
  return ofOption[0] ?? row.pictures[0] ?? noPicture;
};

/** Returns 0 if an item with models is requested without one (or the reverse), or its shop is on holiday. */
const pickStatus = (row: Row): number => {
  const fits = row.model_count > 0 === (row.model_name !== null);
  if (!fits || row.holiday_mode_on) return 0;
  return row.model_status === null || row.model_status === normalStatus ? row.status : row.model_status;
};

const priceFields = (row: Row): Pick<Offer, 'price' | 'price_before_discount'> => {
  const before = row.model_price === null ? row.price_before_discount : row.model_before;
  return {
    price: money(row.model_price ?? row.price, row.currency),
    ...(before === null ? {} : { price_before_discount: money(before, row.currency) }),
  };
};

/** Flash sales apply only to items without models. */
const flashSaleFields = (row: Row): Pick<Offer, 'flash'> =>
  row.modelid !== 0 || row.sale_price === null || row.sale_starts_at === null
    ? {}
    : {
        flash: {
          price: money(row.sale_price, row.currency),
          starts_at: row.sale_starts_at,
          remaining: Math.max(0, Math.min(row.sale_left ?? 0, row.sale_left_for_user ?? 0)),
          ...((row.sale_left_for_user ?? 0) <= 0 && { usedLimit: row.sale_limit ?? 0 }),
        },
      };

/** False when the key names a model that does not exist. */
const exists = (row: Row): boolean => row.modelid === 0 || row.model_name !== null;

const toOffer = (row: Row): Offer => ({
  shopid: row.shopid,
  itemid: row.itemid,
  modelid: row.modelid,
  shop: {
    shopid: row.shopid,
    username: row.username,
    name: row.shop_name,
    is_official_shop: row.is_official_shop,
  },
  name: row.name,
  model_name: row.model_name ?? '',
  model_count: row.model_count,
  picture: pickPicture(row),
  ...priceFields(row),
  ...flashSaleFields(row),
  wholesale_tiers:
    row.modelid === 0
      ? row.wholesale_tiers.map((tier) => ({ ...tier, price: money(tier.price, row.currency) }))
      : [],
  stock: row.modelid === 0 ? row.stock : (row.model_stock ?? 0),
  status: pickStatus(row),
  is_adult: row.is_adult,
  is_new_arrival: row.is_new_arrival,
  can_use_cod: row.can_use_cod,
  is_cc_installment_payment_eligible: row.is_cc_installment_payment_eligible,
  is_non_cc_installment_payment_eligible: row.is_non_cc_installment_payment_eligible,
  ships_from: row.location,
  shipping_min: money(row.shipping_min, row.currency),
  shipping_max: money(row.shipping_max, row.currency),
});

/** Loads current offers by `lineKeyText`; omits unknown keys. Flash sale quantities depend on the viewer. */
export async function loadOffers(
  deps: CartDeps,
  market: string,
  keys: readonly LineKey[],
  viewer = noViewer,
): Promise<ReadonlyMap<string, Offer>> {
  if (keys.length === 0) return new Map();
  const rows = await findOffers(deps.db, {
    market,
    userid: viewer.userid,
    now: viewer.now,
    shopids: keys.map(({ shopid }) => shopid),
    itemids: keys.map(({ itemid }) => itemid),
    modelids: keys.map(({ modelid }) => modelid),
  });
  return new Map(rows.filter(exists).map((row) => [lineKeyText(row), toOffer(row)]));
}
