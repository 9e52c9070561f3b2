import type { saveShopProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { adjustStock, normalStatus, referencePrice } from '@pasar/item';
import { money } from '@pasar/money';
import type { ProductDeps } from './product-deps.ts';
import type { ModelRow, ProductRow } from './product-row.ts';

type Request = CallBody<typeof saveShopProduct>;
type RequestedModel = Request['models'][number];

/** A model after the update. */
type PlannedModel = {
  /** Absent for a new model, and for the only one of a product without variants. */
  readonly before?: ModelRow;
  readonly tierIndex: readonly number[];
  readonly price: number;
  readonly priceBeforeDiscount: number | null;
  readonly stock: number;
};

/** A product and its models as stored, and the lowest ended price of each model (0 for a product without variants). */
export type StoredProduct = {
  readonly item: ProductRow | undefined;
  readonly rows: readonly ModelRow[];
  readonly lowestEnded: ReadonlyMap<number, number>;
};

/** Plans the updated models, with their reference prices. Throws PARAM for another product's model, and for a model id without tiers. */
export function planModels(
  { models, tiers }: Request,
  { item, rows, lowestEnded }: StoredProduct,
): PlannedModel[] {
  const wasShown = item?.status === normalStatus;
  const plan = ({ modelid, tier_index, price, stock, seen_stock }: RequestedModel): PlannedModel => {
    const before = rows.find((row) => row.modelid === modelid);
    if (modelid !== undefined && tiers.length === 0)
      throw new ApiError(errorCodes.PARAM, 'models: a modelid without tiers.');
    if (modelid !== undefined && !before) throw new ApiError(errorCodes.PARAM, 'models: an unknown modelid.');
    // A product without variants before and after keeps its stock and price.
    const known = before ?? (tiers.length === 0 && rows.length === 0 ? item : undefined);
    return {
      ...(before && { before }),
      ...{ tierIndex: tier_index, price },
      priceBeforeDiscount: referencePrice({
        ...{ price, wasShown, lowestEnded: lowestEnded.get(before?.modelid ?? 0) ?? null },
        ...(known && { earlier: { price: known.price, reference: known.price_before_discount } }),
      }),
      stock: known ? adjustStock({ current: known.stock, seen: seen_stock, wanted: stock }) : stock,
    };
  };
  const ids = models.flatMap(({ modelid }) => modelid ?? []);
  if (new Set(ids).size < ids.length) throw new ApiError(errorCodes.PARAM, 'models: a modelid twice.');
  return models.map(plan);
}

/** Whether any price is above the one that buyers saw; a new variant's is compared with the highest. */
export const isRaised = (item: Pick<ProductRow, 'price_max'>, models: readonly PlannedModel[]): boolean =>
  models.some(({ before, price }) => price > (before?.price ?? item.price_max));

/** Returns the planned models as input for the price rules. */
export const toPricedModels = (models: readonly PlannedModel[], currency: string) =>
  models.map(({ price, priceBeforeDiscount, stock }) => ({
    price: money(price, currency),
    ...(priceBeforeDiscount !== null && { priceBeforeDiscount: money(priceBeforeDiscount, currency) }),
    stock,
  }));

type ItemKey = Pick<ProductRow, 'market' | 'shopid' | 'itemid'>;

/** Writes the models of a product with variants, and deletes removed ones; orders keep their own copies. */
export async function replaceModels(
  { db, ids }: ProductDeps,
  { market, shopid, itemid }: ItemKey,
  tiers: Request['tiers'],
  models: readonly PlannedModel[],
): Promise<void> {
  const kept = models.flatMap(({ before }) => before?.modelid ?? []);
  await db
    .deleteFrom('model')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('modelid', 'not in', [0, ...kept])
    .execute();
  if (tiers.length === 0) return;
  const rows = models.map(({ before, tierIndex, price, priceBeforeDiscount, stock }) => ({
    ...{ market, shopid, itemid, modelid: before?.modelid ?? ids.next() },
    name: tierIndex.map((option, tier) => tiers[tier]?.options[option] ?? '').join(', '),
    ...{ tier_index: [...tierIndex], price, price_before_discount: priceBeforeDiscount, stock },
    ...{
      status: normalStatus,
      gtin: before?.gtin ?? null,
      mpn: before?.mpn ?? null,
      sku: before?.sku ?? null,
    },
  }));
  await db
    .insertInto('model')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['market', 'shopid', 'itemid', 'modelid']).doUpdateSet(({ ref }) => ({
        ...{ name: ref('excluded.name'), tier_index: ref('excluded.tier_index') },
        ...{ price: ref('excluded.price'), stock: ref('excluded.stock'), status: ref('excluded.status') },
        price_before_discount: ref('excluded.price_before_discount'),
      })),
    )
    .execute();
}
