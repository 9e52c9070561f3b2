import type { Choices } from './to-choices.ts';
import type { ImportContext } from './import-context.ts';

type ItemKey = { readonly market: string; readonly shopid: number; readonly itemid: number };
type Model = Choices['models'][number];

/** Ids are remembered beyond the model itself: one that comes back, in a later row or run, is the same again. */
const findKnownModels = async (
  { db }: ImportContext,
  { market, shopid }: ItemKey,
  models: readonly Model[],
) => {
  const rows = await db
    .selectFrom('import_model')
    .select(['external_id', 'modelid'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where(({ eb, val }) =>
      eb('external_id', '=', eb.fn.any(val(models.map(({ variant }) => variant.externalId)))),
    )
    .execute();
  return new Map(rows.map(({ external_id, modelid }) => [external_id, modelid]));
};

/** Models that the feed has no more are not sold any more; orders keep their own copies. */
const deleteOtherModels = (
  { db }: ImportContext,
  { market, shopid, itemid }: ItemKey,
  kept: readonly number[],
) =>
  db
    .deleteFrom('model')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('modelid', 'not in', kept.length > 0 ? kept : [0])
    .execute();

const upsertModels = (
  { db }: ImportContext,
  key: ItemKey,
  models: readonly (Model & { modelid: number })[],
) =>
  db
    .insertInto('model')
    .values(
      models.map(({ modelid, name, tierIndex, variant }) => ({
        ...{ ...key, modelid, name, tier_index: tierIndex, status: 1 },
        ...{ price: variant.price.amount, stock: variant.stock },
        price_before_discount: variant.priceBeforeDiscount?.amount ?? null,
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
      })),
    )
    .execute();

const storeModelIds = (
  { db }: ImportContext,
  { market, shopid }: ItemKey,
  models: readonly (Model & { modelid: number })[],
) =>
  db
    .insertInto('import_model')
    .values(
      models.map(({ modelid, variant }) => ({ market, shopid, external_id: variant.externalId, modelid })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'shopid', 'external_id'])
        .doUpdateSet(({ ref }) => ({ modelid: ref('excluded.modelid') })),
    )
    .execute();

/** Makes an item's models what the feed says: known ones are updated, new ones made, others dropped. */
export async function writeModels(
  context: ImportContext,
  key: ItemKey,
  models: readonly Model[],
): Promise<void> {
  const known = await findKnownModels(context, key, models);
  const all = models.map((model) => ({
    ...model,
    modelid: known.get(model.variant.externalId) ?? context.ids.next(),
  }));
  await deleteOtherModels(
    context,
    key,
    all.map(({ modelid }) => modelid),
  );
  if (all.length === 0) return;
  await upsertModels(context, key, all);
  await storeModelIds(context, key, all);
}
