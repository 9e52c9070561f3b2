import type { ItemDetail } from '@pasar/catalogue-contract';
import { arrivalDates, deliveryRange, findCountryName } from '@pasar/delivery';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { CatalogueView } from '../catalogue-deps.ts';
import { toMoney } from '../to-money.ts';

/** Shipping fees of an item between neighbouring zones, in the currency's minor unit. */
type ShippingColumns = {
  readonly shipping_min: number;
  readonly shipping_max: number;
  readonly currency: string;
};

/** The fee and the arrival of an item's default delivery from the shop's location to anywhere in the market, which is the place. */
export function describeShippingRange(
  { shipping_min, shipping_max, currency }: ShippingColumns,
  { market: code, now, language }: CatalogueView,
  city: string,
): ItemDetail['shipping_fee'] {
  const market = marketByCode(code as MarketCode);
  const item = {
    shipping_min: toMoney(shipping_min, currency),
    shipping_max: toMoney(shipping_max, currency),
  };
  const { min, max, ...days } = deliveryRange(item, market.code, { city });
  const place = findCountryName(market, language);
  return { min, max, ...days, arrives: { ...arrivalDates(days, market, now), place } };
}
