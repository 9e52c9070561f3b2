import { addToCartPath } from '@pasar/cart-contract/paths';
import { getItemPath } from '@pasar/catalogue-contract/paths';
import { buildAddToCart } from '@pasar/cart';
import { findModel, keepTierVariations, singleModel } from '@pasar/item';
import type { ItemDetail } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { FormHandler, Submission } from './form-handler.ts';

type ItemChoices = Pick<ItemDetail, 'models' | 'tier_variations'>;

const parseWholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : undefined;

/** Returns the id of the chosen model, 0 for an item without models; undefined while an option is missing. */
function findChosenModelId(
  { models, tier_variations }: ItemChoices,
  fields: URLSearchParams,
): number | undefined {
  if (models.length === 0) return 0;
  const chosenOption = (tier: number) => parseWholeNumber(fields.get(`tier-${tier}`));
  const tiers = keepTierVariations(tier_variations) ?? [];
  if (tiers.length > 0)
    return findModel(
      models,
      tiers.map((_, tier) => chosenOption(tier)),
    )?.modelid;
  return (singleModel(models) ?? models[chosenOption(0) ?? -1])?.modelid;
}

async function readItem({ fields, read }: Submission): Promise<(ItemChoices & ItemIds) | undefined> {
  const ids = {
    shopid: parseWholeNumber(fields.get('shopid')),
    itemid: parseWholeNumber(fields.get('itemid')),
  };
  if (!ids.shopid || !ids.itemid) return undefined;
  const data = await read({ method: 'GET', path: getItemPath, query: ids });
  return data as (ItemChoices & ItemIds) | undefined;
}

type ItemIds = Pick<ItemDetail, 'shopid' | 'itemid'>;

/** Adds to the cart from the product page without script: an option of each tier, and a quantity. */
export const addToCartForm: FormHandler = {
  buildCall: async (submission) => {
    const item = await readItem(submission);
    const modelid = item && findChosenModelId(item, submission.fields);
    const quantity = parseWholeNumber(submission.fields.get('quantity')) ?? 1;
    if (!item || modelid === undefined || quantity < 1) return undefined;
    const { shopid, itemid } = item;
    const body = buildAddToCart({ shopid, itemid, modelid, quantity, source: 'product-page' });
    return { path: addToCartPath, body };
  },
  keptFields: [],
  nextPath: () => buildPath('cart'),
};
