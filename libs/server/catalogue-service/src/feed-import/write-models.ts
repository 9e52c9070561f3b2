import { sql } from 'kysely';
import type { ImportContext } from './import-context.ts';
import type { ProductTiers } from './to-product-tiers.ts';

/** An item with its desired models. */
export type ItemModels = {
  readonly shopid: number;
  readonly itemid: number;
  readonly models: ProductTiers['models'];
};
type Model = ProductTiers['models'][number] & { readonly shopid: number; readonly itemid: number };
type ModelWithId = Model & { readonly modelid: number };

/** PostgreSQL allows 65,535 parameters per statement. */
const rowsPerStatement = 1000;

const modelKey = (shopid: number, externalId: string): string => `${shopid}\n${externalId}`;

/** Ids outlive their models: a model that returns in a later run gets its previous id. */
async function findKnownModels({ db, market }: ImportContext, models: readonly Model[]) {
  const { rows } = await sql<{ shopid: number; external_id: string; modelid: number }>`
    select known.shopid, known.external_id, known.modelid
    from unnest(${models.map(({ shopid }) => shopid)}::bigint[],
      ${models.map(({ variant }) => variant.externalId)}::text[]) as wanted (shopid, external_id)
    join import_model as known on known.market = ${market.code}
      and known.shopid = wanted.shopid and known.external_id = wanted.external_id`.execute(db);
  return new Map(rows.map(({ shopid, external_id, modelid }) => [modelKey(shopid, external_id), modelid]));
}

/** Models that are no longer in the feed are deleted; orders keep their own copies. */
const deleteOtherModels = (
  { db, market }: ImportContext,
  items: readonly ItemModels[],
  kept: readonly ModelWithId[],
) =>
  sql`delete from model using unnest(${items.map(({ shopid }) => shopid)}::bigint[],
      ${items.map(({ itemid }) => itemid)}::bigint[]) as written (shopid, itemid)
    where model.market = ${market.code} and model.shopid = written.shopid and model.itemid = written.itemid
      and not model.modelid = any(${kept.map(({ modelid }) => modelid)}::bigint[])`.execute(db);

const upsertModels = ({ db, market }: ImportContext, models: readonly ModelWithId[]) =>
  db
    .insertInto('model')
    .values(
      models.map(({ shopid, itemid, modelid, name, tierIndex, variant }) => ({
        ...{ market: market.code, shopid, itemid, modelid, name, tier_index: tierIndex, status: 1 },
        ...{ price: variant.price.amount, stock: variant.stock },
        price_before_discount: variant.priceBeforeDiscount?.amount ?? null,
        gtin: variant.identifiers.gtin ?? null,
        mpn: variant.identifiers.mpn ?? null,
        sku: variant.identifiers.sku ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['market', 'shopid', 'itemid', 'modelid']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        tier_index: ref('excluded.tier_index'),
        price: ref('excluded.price'),
        price_before_discount: ref('excluded.price_before_discount'),
        stock: ref('excluded.stock'),
        status: ref('excluded.status'),
        gtin: ref('excluded.gtin'),
        mpn: ref('excluded.mpn'),
        sku: ref('excluded.sku'),
      })),
    )
    .execute();

const storeModelIds = ({ db, market }: ImportContext, models: readonly ModelWithId[]) =>
  db
    .insertInto('import_model')
    .values(
      models.map(({ shopid, modelid, variant }) => ({
        ...{ market: market.code, shopid, external_id: variant.externalId, modelid },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'shopid', 'external_id'])
        .doUpdateSet(({ ref }) => ({ modelid: ref('excluded.modelid') })),
    )
    .execute();

/** Syncs the models of some items with the feed: updates known ones, creates new ones, deletes others. */
export async function syncModels(context: ImportContext, items: readonly ItemModels[]): Promise<void> {
  const models = items.flatMap(({ shopid, itemid, models: own }) =>
    own.map((model) => ({ ...model, shopid, itemid })),
  );
  const known = models.length > 0 ? await findKnownModels(context, models) : new Map<string, number>();
  const all = models.map((model) => ({
    ...model,
    modelid: known.get(modelKey(model.shopid, model.variant.externalId)) ?? context.ids.next(),
  }));
  await deleteOtherModels(context, items, all);
  for (let from = 0; from < all.length; from += rowsPerStatement) {
    const some = all.slice(from, from + rowsPerStatement);
    await upsertModels(context, some);
    await storeModelIds(context, some);
  }
}
