import type { ListedShopProduct, ShopProduct } from '@pasar/catalogue-contract';
import { normalStatus } from '@pasar/item';
import { toMoney } from '../to-money.ts';
import type { ModelRow, ProductRow } from './product-row.ts';

export type ListedRow = Pick<
  ProductRow,
  | ('itemid' | 'revision' | 'name' | 'pictures' | 'price_min' | 'price_max' | 'currency')
  | ('stock' | 'historical_sold' | 'model_count' | 'status')
> & { readonly sale_ends_at: number | null };

/** Returns a product as the seller's list shows it. */
export const presentListedProduct = (row: ListedRow): ListedShopProduct => {
  const [picture] = row.pictures;
  return {
    ...{ itemid: row.itemid, revision: row.revision, title: row.name },
    ...(picture && { picture }),
    price_min: toMoney(row.price_min, row.currency),
    price_max: toMoney(row.price_max, row.currency),
    ...{ stock: row.stock, sold: row.historical_sold, model_count: row.model_count },
    is_published: row.status === normalStatus,
    ...(row.sale_ends_at !== null && { flash_sale_ends_at: row.sale_ends_at }),
  };
};

/** Returns a product with everything that its seller can change. */
export const presentProduct = (
  row: ProductRow,
  models: readonly ModelRow[],
  saleEndsAt: number | undefined,
): ShopProduct => ({
  ...{ itemid: row.itemid, revision: row.revision, title: row.name },
  ...{ description: row.description, catid: row.catid, pictures: [...row.pictures] },
  tiers: models.length > 0 ? row.tier_variations.map(({ name, options }) => ({ name, options })) : [],
  models:
    models.length > 0
      ? models.map(({ modelid, tier_index, price, stock }) => ({
          ...{ modelid, tier_index, price: toMoney(price, row.currency), stock },
        }))
      : [{ tier_index: [], price: toMoney(row.price, row.currency), stock: row.stock }],
  is_published: row.status === normalStatus,
  ...(saleEndsAt !== undefined && { flash_sale_ends_at: saleEndsAt }),
});
