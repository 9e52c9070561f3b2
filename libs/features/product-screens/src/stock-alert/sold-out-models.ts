import type { ItemDetail } from '@pasar/catalogue-api';

/** A sold-out model; `modelid` is 0 for an item without models, which gives its name. */
export type SoldOutModel = { readonly modelid: number; readonly name: string };

/** Lists an item's sold-out models, if the item is on sale. */
export function soldOutModels({
  name,
  status,
  stock,
  models,
}: Pick<ItemDetail, 'name' | 'status' | 'stock' | 'models'>): readonly SoldOutModel[] {
  if (status !== 1) return [];
  if (models.length === 0) return stock === 0 ? [{ modelid: 0, name }] : [];
  return models.filter((model) => model.stock === 0 && model.status === 1);
}
