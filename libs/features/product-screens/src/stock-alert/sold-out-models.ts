import type { ItemDetail } from '@pasar/catalogue-api';

/** A model that is sold out; `modelid` is 0 for an item without models, whose name it has. */
export type SoldOutModel = { readonly modelid: number; readonly name: string };

/** What of an item is sold out, if it is on sale at all. */
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
