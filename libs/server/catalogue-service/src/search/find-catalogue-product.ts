import type { CatalogueProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { lowestOfferPrice } from '../lowest-offer-price.ts';
import { toMoney } from '../to-money.ts';

type Row = {
  name: string;
  brand: string;
  picture: CatalogueProduct['picture'];
  currency: string;
  items: number;
  shops: number;
  price_min: number;
  price_max: number;
};

/** Finds a catalogue product and the price range of its offers. Throws NOT_FOUND, also if it has no offers left. */
export async function findCatalogueProduct(
  { db }: CatalogueDeps,
  market: string,
  catalogueid: number,
): Promise<CatalogueProduct> {
  const { rows } = await sql<Row>`
    select p.name, p.brand, offers.*, i.pictures -> 0 as picture, i.currency
    from catalogue_product as p
    join lateral (
      select count(*)::int as items, count(distinct shopid)::int as shops, ${lowestOfferPrice} as price_min,
        max(price_max) as price_max, (array_agg(itemid order by popularity desc))[1] as best
      from item_listing as l where l.market = p.market and l.catalogueid = p.catalogueid
    ) as offers on true
    join item_listing as l on l.market = p.market and l.catalogueid = p.catalogueid and l.itemid = offers.best
    join item as i on i.market = l.market and i.shopid = l.shopid and i.itemid = l.itemid
    where p.market = ${market} and p.catalogueid = ${catalogueid}`.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such product.');
  return {
    catalogueid,
    name: row.name,
    brand: row.brand,
    picture: row.picture,
    item_count: row.items,
    shop_count: row.shops,
    price_min: toMoney(row.price_min, row.currency),
    price_max: toMoney(row.price_max, row.currency),
  };
}
