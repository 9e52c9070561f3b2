import { deepDiscountPercent } from '@pasar/item';
import { sql } from 'kysely';
import { newItemFields } from '../items/new-item-fields.ts';
import type { Shipping } from '../items/read-median-shipping.ts';
import type { FoundCategory } from './create-category-finder.ts';
import { productKey } from './find-known-items.ts';
import type { ImportContext } from './import-context.ts';
import { toItemFields } from './item-fields.ts';
import { lockItems } from './lock-items.ts';
import { productPlaceholderPrefix } from './product-placeholder.ts';
import type { Product } from './product.ts';
import type { StoredPicture } from '@pasar/database';
import { toProductTiers } from './to-product-tiers.ts';
import type { PicturesByLink } from './to-product-tiers.ts';
import { watchPrices } from './watch-prices.ts';
import { syncModels } from './write-models.ts';

/** A product with everything that its item is made from. */
export type ItemDraft = {
  readonly product: Product;
  readonly shopid: number;
  readonly category: FoundCategory;
  readonly pictures: readonly StoredPicture[];
  readonly picturesByLink: PicturesByLink;
  /** Null if the item has to be written again, because a picture may become available later. */
  readonly contentHash: string | null;
  /** Absent for a new item. */
  readonly itemid?: number;
};

type ItemWithId = ItemDraft & {
  readonly itemid: number;
  readonly choices: ReturnType<typeof toProductTiers>;
};

/** Keeps previously fetched pictures: a run that does not fetch must not replace them with a placeholder. */
const betterPictures = sql<string>`case
  when starts_with(excluded.pictures -> 0 ->> 'id', ${productPlaceholderPrefix}) and item.pictures <> '[]'
  then item.pictures else excluded.pictures end`;

/** The price labels of a stored item that still hold at the imported prices, like those of an edited one. */
const keptPriceLabels = {
  has_lowest_price_guarantee: sql<boolean>`item.has_lowest_price_guarantee
    and excluded.price_min <= item.price_min and excluded.price_max <= item.price_max`,
  deep_discount_label: sql<string | null>`case when excluded.raw_discount >= ${deepDiscountPercent}
    then item.deep_discount_label end`,
};

/** Updates keep sales, ratings and likes, which the store maintains. */
const upsertItems = (context: ImportContext, drafts: readonly ItemWithId[], shipping: Shipping) => {
  const { db, market } = context;
  const rows = drafts.map((draft) => ({ draft, fields: toItemFields(context, draft) }));
  const updated = Object.keys(rows[0]?.fields ?? {}) as (keyof ReturnType<typeof toItemFields>)[];
  return db
    .insertInto('item')
    .values(
      rows.map(({ draft: { shopid, itemid }, fields }) => ({
        ...{
          market: market.code,
          shopid,
          itemid,
          ...newItemFields(market, context.now),
          ...shipping,
          ...fields,
        },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['market', 'shopid', 'itemid']).doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(updated.map((column) => [column, ref(`excluded.${column}`)])),
        pictures: betterPictures,
        ...keptPriceLabels,
        revision: sql<number>`item.revision + 1`,
      })),
    )
    .execute();
};

const storeItemIds = ({ db, market }: ImportContext, drafts: readonly ItemWithId[]) =>
  db
    .insertInto('import_item')
    .values(
      drafts.map(({ shopid, itemid, product, contentHash }) => ({
        ...{ market: market.code, shopid, external_id: product.externalId, itemid },
        content_hash: contentHash,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['market', 'shopid', 'external_id']).doUpdateSet(({ ref }) => ({
        itemid: ref('excluded.itemid'),
        content_hash: ref('excluded.content_hash'),
      })),
    )
    .execute();

/** Keeps the last draft of each id, since two keys of a feed may map to one id. */
const lastOfEach = (drafts: readonly ItemDraft[]): ItemDraft[] => [
  ...new Map(
    drafts.map((draft) => [
      productKey({ shopid: draft.shopid, externalId: draft.product.externalId }),
      draft,
    ]),
  ).values(),
];

/** Writes products with their models in one transaction: creates new items and updates existing ones. */
export async function writeItems(
  context: ImportContext,
  drafts: readonly ItemDraft[],
  shipping: Shipping,
): Promise<void> {
  const [language] = context.market.languages;
  const keyed = lastOfEach(drafts).map((draft) => ({
    ...draft,
    itemid: draft.itemid ?? context.ids.next(),
    choices: toProductTiers(draft.product, language, draft.picturesByLink),
  }));
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await lockItems(inside, keyed);
    const recordEnded = await watchPrices(inside, keyed);
    await upsertItems(inside, keyed, shipping);
    await storeItemIds(inside, keyed);
    await syncModels(
      inside,
      keyed.map(({ shopid, itemid, choices: { models } }) => ({ shopid, itemid, models })),
    );
    await recordEnded();
  });
}
