import type { ItemKey } from '@pasar/item';
import { productPath } from '@pasar/routing-table';

/** The query field of an item's page that names the model to choose. */
export const modelIdField = 'modelid';

/** Returns the model that the query names; NaN for a value that is no number, 0 without one. */
export const readModelId = (search: string): number => Number(new URLSearchParams(search).get(modelIdField));

/** The path and query of the item's page with a model chosen. */
export const modelPath = (
  { name, shopid, itemid }: ItemKey & { readonly name: string },
  { modelid }: { readonly modelid: number },
): string => `${productPath({ name, shopId: shopid, itemId: itemid })}?${modelIdField}=${modelid}`;
