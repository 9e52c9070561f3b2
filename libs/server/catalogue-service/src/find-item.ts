import type { ItemDetail } from '@pasar/catalogue-contract';
import { prepareQuery } from '@pasar/database';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { keepTierVariations } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogueDeps, CatalogueView, ReaderView } from './catalogue-deps.ts';
import { findCatalogueOffers } from './find-catalogue-offers.ts';
import { toShop } from './find-shop.ts';
import { toMoney, optionalMoney } from './to-money.ts';
import { byPopularity, readCards } from './read-cards.ts';
import { toCategoryIn } from './read-categories.ts';
import { describeShippingRange } from './offers/describe-shipping-range.ts';
import { saleApplies } from './sale-applies.ts';

const pictureCount = sql<number>`(select count(*)::int from rating as r where r.market = i.market
  and r.shopid = i.shopid and r.itemid = i.itemid and (jsonb_array_length(r.pictures) > 0 or r.video is not null))`;

const hashtags = sql<string[] | null>`(select array_agg(t.tag order by t.tag) from item_tag as t
  where t.market = i.market and t.shopid = i.shopid and t.itemid = i.itemid)`;

type ItemValues = ItemKey & CatalogueView;

/** Finds what a product page shows beyond the card. */
const findDetail = prepareQuery((db, { market, now, shopid, itemid }: ItemValues) =>
  db
    .selectFrom('item as i')
    .leftJoin('flash_sale as f', (on) =>
      on
        .onRef('f.market', '=', 'i.market')
        .onRef('f.shopid', '=', 'i.shopid')
        .onRef('f.itemid', '=', 'i.itemid')
        .on('f.starts_at', '<=', now)
        .on('f.ends_at', '>', now)
        .on(saleApplies('i', 'f')),
    )
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.itemid', '=', itemid)
    .where('i.status', '>', 0)
    .select(['i.currency', 'i.pictures', 'i.description', 'i.brand', 'i.attributes', 'i.cat_path'])
    .select(['i.tier_variations', 'i.wholesale_tiers', 'i.shipping_min', 'i.shipping_max', 'i.catalogueid'])
    .select(['i.gtin', 'i.mpn', 'i.sku', 'i.condition', 'i.gender', 'i.age_group', 'i.size_system'])
    .select(sql<number[]>`attribute_ids(i.attributes)`.as('attribute_ids'))
    .select(['i.rating_breakdown', 'i.comment_count'])
    .select([pictureCount.as('picture_count'), hashtags.as('hashtags')])
    .select([
      'f.starts_at as flash_starts_at',
      'f.ends_at as flash_ends_at',
      'f.stock as flash_stock',
      'f.sold as flash_sold',
      'f.price as flash_price',
      'f.per_user_limit as flash_limit',
      'i.price as regular_price',
    ])
    .orderBy('f.ends_at')
    .limit(1),
);

const readCard = async (deps: CatalogueDeps, view: CatalogueView, { shopid, itemid }: ItemKey) => {
  const where = [sql<boolean>`i.shopid = ${shopid} and i.itemid = ${itemid}`];
  return (await readCards(deps, view, { where, sorting: byPopularity, limit: 1 })).items[0];
};

type DetailRow = Awaited<ReturnType<typeof findDetail>>[number];

const findShop = prepareQuery((db, { market, shopid }: { market: string; shopid: number }) =>
  db.selectFrom('shop').selectAll().where('market', '=', market).where('shopid', '=', shopid),
);

const findModels = prepareQuery((db, { market, shopid, itemid }: ItemValues) =>
  db
    .selectFrom('model')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .orderBy('tier_index'),
);

const findCategories = prepareQuery((db, { market, path }: { market: string; path: readonly number[] }) =>
  db
    .selectFrom('category')
    .selectAll()
    .where('market', '=', market)
    .where('catid', '=', sql<number>`any(${path}::bigint[])`)
    .orderBy('level'),
);

/** Finds the listed vouchers of the shop that can be used on the item now, the first to end first. */
const findVouchers = prepareQuery((db, { market, now, shopid, itemid }: ItemValues) =>
  db
    .selectFrom('voucher')
    .select(['code', 'label', 'min_spend', 'currency', 'ends_at'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .where('is_listed', '=', true)
    .where(sql<boolean>`(itemids is null or ${itemid} = any(itemids))`)
    .orderBy('ends_at')
    .limit(5),
);

const identifierNames = ['gtin', 'mpn', 'sku'] as const;
const traitNames = ['condition', 'gender', 'age_group', 'size_system'] as const;

/** Returns the columns that are not null. */
const knownFields = <Name extends string, Row extends { readonly [Key in Name]: string | null }>(
  names: readonly Name[],
  row: Row,
) =>
  Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))) as {
    [Key in Name]?: NonNullable<Row[Key]>;
  };

const toModel = (model: Selectable<Database['model']>, currency: string): ItemDetail['models'][number] => ({
  modelid: model.modelid,
  name: model.name,
  tier_index: model.tier_index,
  price: toMoney(model.price, currency),
  ...optionalMoney('price_before_discount', model.price_before_discount, currency),
  stock: model.stock,
  status: model.status,
  ...knownFields(identifierNames, model),
});

const flashSaleField = (
  { flash_ends_at, flash_price, flash_limit, currency, ...row }: DetailRow,
  used: number | undefined,
) =>
  flash_ends_at === null || flash_price === null || flash_limit === null
    ? {}
    : {
        flash_sale: {
          ends_at: flash_ends_at,
          stock: row.flash_stock ?? 0,
          sold: row.flash_sold ?? 0,
          price: toMoney(flash_price, currency),
          regular_price: toMoney(row.regular_price, currency),
          per_user_limit: flash_limit,
          ...(used !== undefined && { left_for_user: Math.max(0, flash_limit - used) }),
        },
      };

const toDetailFields = (row: DetailRow, used: number | undefined) => ({
  pictures: row.pictures,
  description: row.description,
  brand: row.brand,
  ...knownFields([...identifierNames, ...traitNames], row),
  attributes: row.attributes.map((each, at) => ({ ...each, attrid: row.attribute_ids[at] ?? 0 })),
  ...(row.hashtags && { hashtags: row.hashtags }),
  tier_variations: [...(keepTierVariations(row.tier_variations) ?? [])],
  ...flashSaleField(row, used),
  wholesale_tiers: row.wholesale_tiers.map(({ min_quantity, price }) => ({
    min_quantity,
    price: toMoney(price, row.currency),
  })),
  rating_breakdown: row.rating_breakdown,
  comment_count: row.comment_count,
  picture_count: row.picture_count,
});

/** Whether the reader likes the item. False for anonymous visitors, who share one response. */
async function isLiked({ db }: CatalogueDeps, { market, reader }: ReaderView, { shopid, itemid }: ItemKey) {
  if (reader === undefined) return false;
  const like = await db
    .selectFrom('item_like')
    .select('itemid')
    .where('user_id', '=', reader)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .executeTakeFirst();
  return like !== undefined;
}

/** How many units the reader bought in the item's running flash sale; undefined for anonymous visitors and without a sale. */
async function countSaleUses(
  { db }: CatalogueDeps,
  { market, reader }: ReaderView,
  { shopid, itemid }: ItemKey,
  startsAt: number | null,
): Promise<number | undefined> {
  if (reader === undefined || startsAt === null) return undefined;
  const use = await db
    .selectFrom('flash_sale_use')
    .select('quantity')
    .where('user_id', '=', reader)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return use?.quantity ?? 0;
}

/** Reads everything that a product page shows. Throws NOT_FOUND for an unknown or removed item. @spec item-get */
export async function findItem(deps: CatalogueDeps, view: ReaderView, key: ItemKey): Promise<ItemDetail> {
  const { db } = deps;
  const { market, now } = view;
  const values = { ...key, market, now };
  const [card, [row]] = await Promise.all([readCard(deps, view, key), findDetail(db, values)]);
  if (!card || !row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item.');
  const [liked, used, [shop], models, path, vouchers, offers] = await Promise.all([
    isLiked(deps, view, key),
    countSaleUses(deps, view, key, row.flash_starts_at),
    findShop(db, values),
    findModels(db, values),
    findCategories(db, { market, path: row.cat_path }),
    findVouchers(db, values),
    row.catalogueid === null
      ? undefined
      : findCatalogueOffers(deps, { market, catalogueid: row.catalogueid }, row.currency),
  ]);
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item.');
  return {
    ...card,
    ...toDetailFields(row, used),
    shipping_fee: describeShippingRange(row, view, shop.location),
    liked,
    categories: path.map(toCategoryIn(view.language)),
    models: models.map((model) => toModel(model, row.currency)),
    shop_vouchers: vouchers.map(({ min_spend, currency, ...voucher }) => ({
      ...voucher,
      min_spend: toMoney(min_spend, currency),
    })),
    shop: toShop(shop),
    ...(offers && { catalogue_offers: offers }),
  };
}
