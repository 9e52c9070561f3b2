import type { ItemDetail } from '@pasar/catalogue-api';
import { workingWeekdays } from '@pasar/delivery';
import type { MarketCode } from '@pasar/markets';
import { decimalAmount } from '@pasar/money';
import type { Money } from '@pasar/money';
import { isInStock } from '@pasar/item';
import { afterSaleTerms } from '@pasar/order';

/** The schema.org name of a condition: `NewCondition`. New, as in product feeds, if the seller states none. */
const schemaCondition = (condition = 'new'): string =>
  `${condition.charAt(0).toUpperCase()}${condition.slice(1)}Condition`;

/** What is sold: an item without variants, or one of its variants. */
type PricedStock = { readonly price: Money; readonly stock?: number };

/** schema.org `Offer`, which refers to the shipping and return terms of `shippingAndReturnTerms`. */
export const offer = (item: ItemDetail, { price, stock = 0 }: PricedStock, url: string): object => ({
  '@type': 'Offer',
  url,
  priceCurrency: price.currency,
  price: decimalAmount(price),
  availability: `https://schema.org/${isInStock({ stock }) ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `https://schema.org/${schemaCondition(item.condition)}`,
  seller: { '@type': 'Organization', name: item.shop.name },
  shippingDetails: { '@id': '#shipping' },
  hasMerchantReturnPolicy: { '@id': '#returns' },
});

const shippingRate = ({ min, max }: ItemDetail['shipping_fee']): object => ({
  '@type': 'MonetaryAmount',
  currency: max.currency,
  ...(min.amount === max.amount
    ? { value: decimalAmount(max) }
    : { minValue: decimalAmount(min), maxValue: decimalAmount(max) }),
});

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  ...{ minValue, maxValue, unitCode: 'DAY' },
});

/** schema.org `ShippingDeliveryTime`: handover on the day of the order or the next working day, then days with the carrier. */
const deliveryTime = ({ days_min, days_max }: ItemDetail['shipping_fee'], market: MarketCode): object => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: days(0, 1),
  transitTime: days(days_min, days_max),
  businessDays: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: workingWeekdays(market).map((day) => `https://schema.org/${dayNames[day - 1]}`),
  },
});

/** The fees and times of shipping to the market's country, and how long a buyer may request a return, which is free. */
export const shippingAndReturnTerms = ({ shipping_fee }: ItemDetail, market: MarketCode): object[] => [
  {
    '@context': 'https://schema.org',
    '@id': '#shipping',
    '@type': 'OfferShippingDetails',
    shippingRate: shippingRate(shipping_fee),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market },
    deliveryTime: deliveryTime(shipping_fee, market),
  },
  {
    '@context': 'https://schema.org',
    '@id': '#returns',
    '@type': 'MerchantReturnPolicy',
    applicableCountry: market,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: afterSaleTerms(market).returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  },
];
