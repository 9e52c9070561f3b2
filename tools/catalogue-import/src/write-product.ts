import { toChoices } from './to-choices.ts';
import type { FoundCategory } from './create-category-finder.ts';
import type { ImportContext } from './import-context.ts';
import { toItemFields, newItemFields } from './item-fields.ts';
import type { Product } from './product.ts';
import type { StoredPicture } from './store-picture.ts';
import type { Shipping } from './read-median-shipping.ts';
import { writeModels } from './write-models.ts';

/** Shop, category, pictures and shipping of an imported product. */
export type ProductTarget = {
  readonly shopid: number;
  readonly category: FoundCategory;
  readonly pictures: readonly StoredPicture[];
  readonly shipping: Shipping;
};

const findKnownItem = ({ db, market }: ImportContext, shopid: number, externalId: string) =>
  db
    .selectFrom('import_item')
    .innerJoin('item', (on) =>
      on
        .onRef('item.market', '=', 'import_item.market')
        .onRef('item.shopid', '=', 'import_item.shopid')
        .onRef('item.itemid', '=', 'import_item.itemid'),
    )
    .select('item.itemid')
    .where('import_item.market', '=', market.code)
    .where('import_item.shopid', '=', shopid)
    .where('import_item.external_id', '=', externalId)
    .executeTakeFirst();

async function createItem(
  context: ImportContext,
  product: Product,
  { shopid, shipping, ...target }: ProductTarget,
) {
  const { db, ids, market } = context;
  const key = { market: market.code, shopid, itemid: ids.next() };
  const choices = toChoices(product, market.languages[0]);
  const fields = toItemFields(context, { product, choices, ...target });
  await db
    .insertInto('item')
    .values({ ...key, ...newItemFields(context), ...shipping, ...fields })
    .execute();
  await db
    .insertInto('import_item')
    .values({ market: market.code, shopid, external_id: product.externalId, itemid: key.itemid })
    .onConflict((conflict) =>
      conflict.columns(['market', 'shopid', 'external_id']).doUpdateSet({ itemid: key.itemid }),
    )
    .execute();
  await writeModels(context, key, choices.models);
}

async function updateItem(
  context: ImportContext,
  product: Product,
  { shopid, ...place }: ProductTarget,
  itemid: number,
) {
  const { db, market } = context;
  const choices = toChoices(product, market.languages[0]);
  await db
    .updateTable('item')
    .set(toItemFields(context, { product, choices, ...place }))
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .execute();
  await writeModels(context, { market: market.code, shopid, itemid }, choices.models);
}

/** Writes a product with its models in one transaction: a new item, or an update of what it became before. */
export async function writeProduct(
  context: ImportContext,
  product: Product,
  place: ProductTarget,
): Promise<'new' | 'updated'> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const known = await findKnownItem(inside, place.shopid, product.externalId);
    if (known) await updateItem(inside, product, place, known.itemid);
    else await createItem(inside, product, place);
    return known ? 'updated' : 'new';
  });
}
