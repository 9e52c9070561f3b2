import type { saveShopProduct, ShopProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, Picture } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { checkProduct, keepPriceLabels, normalStatus, summarizeModels } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { priceStep } from '@pasar/money';
import { sql } from 'kysely';
import { cardInstallmentField } from '../items/card-installment-field.ts';
import { newItemFields } from '../items/new-item-fields.ts';
import { readLowestEnded } from '../items/price-history.ts';
import { readMedianShipping } from '../items/read-median-shipping.ts';
import { reindexItem } from '../search/reindex-items.ts';
import { createIndexer } from '../search/search-vector.ts';
import { cleanTexts } from './clean-texts.ts';
import { findSaleEnd } from './find-sale-end.ts';
import { presentProduct } from './present-product.ts';
import type { ProductDeps, Seller } from './product-deps.ts';
import { lockProductRow, readModelRows, readProductRow } from './product-row.ts';
import type { ProductRow } from './product-row.ts';
import { recordChangedPrices } from './record-changed-prices.ts';
import { refreshCounts } from './refresh-counts.ts';
import { replaceOptionWords } from './replace-option-words.ts';
import { requireSaleTerms } from './require-sale-terms.ts';
import { requireShown } from './require-shown.ts';
import { isRaised, planModels, toPricedModels, replaceModels } from './write-models.ts';

type Request = CallBody<typeof saveShopProduct>;

/** Throws PARAM with the first validation error. */
function requireValid(request: Request, currency: string): void {
  const [first] = checkProduct({ ...request, pictures: request.pictures.length }, priceStep(currency));
  if (first) throw new ApiError(errorCodes.PARAM, `${first.field}: ${first.problem}.`);
}

/** Throws PARAM if the market does not have the category. */
async function readCategoryPath({ db }: ProductDeps, market: string, catid: number): Promise<number[]> {
  const category = await db
    .selectFrom('category')
    .select('path')
    .where('market', '=', market)
    .where('catid', '=', catid)
    .executeTakeFirst();
  if (!category) throw new ApiError(errorCodes.PARAM, 'catid: no category of this market.');
  return category.path;
}

/** Returns options for storage; the first tier keeps its pictures if every option still has one. */
function toTierVariations(tiers: Request['tiers'], item: ProductRow | undefined) {
  return tiers.map(({ name, options }, place) => {
    const old = item?.tier_variations[place];
    const pictures = options.flatMap((option) => old?.pictures[old.options.indexOf(option)] ?? []);
    return { name, options, pictures: pictures.length === options.length ? pictures : [] };
  });
}

const listOptions = (tiers: readonly { readonly options: readonly string[] }[]): string[] =>
  tiers.flatMap(({ options }) => options);

type ProductPlace = {
  readonly market: Market;
  readonly currency: string;
  readonly path: number[];
  readonly pictures: readonly Picture[];
};

/** Returns the fields of the item's row from the request. */
function toFields(
  request: Request,
  item: ProductRow | undefined,
  { pictures, path, currency, market }: ProductPlace,
  models: ReturnType<typeof planModels>,
) {
  const { title, description, catid, tiers, is_published } = request;
  const summary = summarizeModels(toPricedModels(models, currency));
  const keywords = replaceOptionWords(
    item?.keywords ?? '',
    listOptions(item?.tier_variations ?? []),
    listOptions(tiers),
  );
  // A price for many pieces is below the price of one.
  const wholesaleTiers = (item?.wholesale_tiers ?? []).filter(({ price }) => price < summary.price.amount);
  return {
    ...{ name: title, description, catid, cat_path: path, keywords, currency },
    ...{ price: summary.price.amount, price_min: summary.price.amount },
    ...{ price_max: summary.priceMax.amount, raw_discount: summary.rawDiscount, stock: summary.stock },
    price_before_discount: summary.priceBeforeDiscount?.amount ?? null,
    ...cardInstallmentField(market, summary.price.amount),
    model_count: tiers.length === 0 ? 0 : models.length,
    status: is_published ? normalStatus : 0,
    pictures: JSON.stringify(pictures),
    tier_variations: JSON.stringify(toTierVariations(tiers, item)),
    wholesale_tiers: JSON.stringify(wholesaleTiers),
    can_use_wholesale: wholesaleTiers.length > 0,
    ...(item &&
      keepPriceLabels(item, { isRaised: isRaised(item, models), rawDiscount: summary.rawDiscount })),
  };
}

const isShown = (item: ProductRow | undefined): boolean => item?.status === normalStatus;

async function save(
  deps: ProductDeps,
  seller: Seller,
  request: Request,
  now: number,
): Promise<{ readonly itemid: number }> {
  const { itemid: known, revision } = request;
  const { code: market, currency } = seller.market;
  const item =
    known === undefined ? undefined : await lockProductRow(deps, seller, { itemid: known, revision });
  const { shopid } = seller;
  const path = await readCategoryPath(deps, market, request.catid);
  const rows = item ? await readModelRows(deps, item) : [];
  if (item) await requireSaleTerms(deps, { item, models: rows, after: request }, now);
  const lowestEnded = item ? await readLowestEnded(deps.db, item, now) : new Map<number, number>();
  const models = planModels(request, { item, rows, lowestEnded });
  if (item) await recordChangedPrices(deps, { item, rows, models, isHidden: !request.is_published }, now);
  const kept = item?.pictures ?? [];
  const pictures = await deps.publishPictures(deps.db, seller.userid, request.pictures, kept);
  const place = { market: seller.market, pictures, path, currency: item?.currency ?? currency };
  const fields = toFields(request, item, place, models);
  const key = { market, shopid, itemid: item?.itemid ?? deps.ids.next() };
  if (item)
    await deps.db
      .updateTable('item')
      .set({ ...fields, revision: sql`revision + 1` })
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .where('itemid', '=', key.itemid)
      .execute();
  else
    await deps.db
      .insertInto('item')
      .values({
        ...{ ...key, ...newItemFields(seller.market, now), ...(await readMedianShipping(deps.db, market)) },
        ...{ ...fields, brand: '', is_adult: false, attributes: '[]', search_vector: '' },
      })
      .execute();
  await replaceModels(deps, key, request.tiers, models);
  await reindexItem(deps.db, key, createIndexer());
  const before = item && isShown(item) ? item.cat_path : [];
  await refreshCounts(deps, key, { before, after: request.is_published ? path : [] });
  return key;
}

/** Reads one product of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readOwnProduct(
  deps: ProductDeps,
  seller: Seller,
  itemid: number,
  now: number,
): Promise<ShopProduct> {
  const row = await readProductRow(deps, seller, itemid);
  const models = await readModelRows(deps, row);
  return presentProduct(row, models, await findSaleEnd(deps, row, now));
}

/**
 * Creates or updates a product and everything derived from it, in one transaction. Throws PARAM for invalid input, NOT_FOUND
 * if it does not exist or belongs to another shop, PRODUCT_CHANGED if it was saved since it was read, FLASH_SALE_SCHEDULED if a
 * flash sale does not allow the change, PERMISSION to show it in a shop that the marketplace has closed.
 */
export async function saveOwnProduct(
  deps: ProductDeps,
  seller: Seller,
  sent: Request,
  now: number,
): Promise<ShopProduct> {
  const request = cleanTexts(sent);
  requireValid(request, seller.market.currency);
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    const { itemid } = await save(inside, seller, request, now);
    return requireShown(await readOwnProduct(inside, seller, itemid, now), request);
  });
}
