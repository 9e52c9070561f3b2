import { keepsSaleTerms } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { toSaleTerms } from '../shop-products/require-sale-terms.ts';
import type { ImportedItem } from './find-known-items.ts';
import type { ImportContext } from './import-context.ts';
import type { Product } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { toProductTiers } from './to-product-tiers.ts';

/** Formats an instant as `2026-11-22 14:30` in the market's time zone, which is read alike in every language. */
const formatLocalTime = ({ timeZone }: Market, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

async function readStoredTerms({ db, market }: ImportContext, { shopid, itemid }: ImportedItem) {
  const item = await db
    .selectFrom('item')
    .select(['price', 'status', 'tier_variations'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .executeTakeFirstOrThrow();
  const models = await db
    .selectFrom('model')
    .select(['tier_index', 'price'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .execute();
  return toSaleTerms(item, models);
}

/**
 * Returns why a product's flash sale does not allow its new prices or variations, if it does not; the rules are those of the
 * portal (`requireSaleTerms`).
 */
export async function findSaleFault(
  context: ImportContext,
  product: Product,
  known: ImportedItem | undefined,
): Promise<Reason | undefined> {
  if (!known || known.sale_ends_at === null) return undefined;
  const [language] = context.market.languages;
  const { tiers, models } = toProductTiers(product, language, new Map());
  const [only] = product.variants;
  const after = {
    tiers,
    models:
      models.length > 0
        ? models.map(({ tierIndex, variant }) => ({ tier_index: tierIndex, price: variant.price.amount }))
        : [{ tier_index: [], price: only?.price.amount ?? 0 }],
    is_published: true,
  };
  if (keepsSaleTerms(await readStoredTerms(context, known), after)) return undefined;
  return toReason('in-flash-sale', { until: formatLocalTime(context.market, known.sale_ends_at) });
}
