import type { ItemDetail } from '@pasar/catalogue-contract';
import { prepareQuery } from '@pasar/database';
import { sql } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { lowestOfferPrice } from './lowest-offer-price.ts';
import { toMoney } from './to-money.ts';

type ProductKey = { readonly market: string; readonly catalogueid: number };

const countOffers = prepareQuery((db, { market, catalogueid }: ProductKey) =>
  db
    .selectFrom('item_listing as l')
    .where('l.market', '=', market)
    .where('l.catalogueid', '=', catalogueid)
    .select([sql<number>`count(*)::int`.as('count'), lowestOfferPrice.as('price_min')]),
);

/** Counts the offers of a catalogue product and finds the lowest price. Undefined unless there are several. */
export async function findCatalogueOffers(
  { db }: CatalogueDeps,
  key: ProductKey,
  currency: string,
): Promise<ItemDetail['catalogue_offers']> {
  const [offers] = await countOffers(db, key);
  return offers && offers.count > 1
    ? {
        catalogueid: key.catalogueid,
        count: offers.count,
        price_min: toMoney(offers.price_min, currency),
      }
    : undefined;
}
