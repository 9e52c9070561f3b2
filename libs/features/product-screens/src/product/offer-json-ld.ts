import type { ItemDetail } from '@pasar/catalogue-api';
import type { MarketCode } from '@pasar/markets';
import { decimalAmount } from '@pasar/money';
import type { Money } from '@pasar/money';
import { isInStock } from '@pasar/item';
import { afterSaleTerms } from '@pasar/order';

/** The schema.org name of a condition: `NewCondition`. */
const schemaCondition = (condition: string): string =>
  `${condition.charAt(0).toUpperCase()}${condition.slice(1)}Condition`;

/** What is sold: an item without variants, or one of its variants. */
type Offered = { readonly price: Money; readonly stock?: number };

/** schema.org `Offer`, which refers to the shipping and return terms of `productTerms`. */
export const offer = (item: ItemDetail, { price, stock = 0 }: Offered, url: string): object => ({
  '@type': 'Offer',
  url,
  priceCurrency: price.currency,
  price: decimalAmount(price),
  availability: `https://schema.org/${isInStock({ stock }) ? 'InStock' : 'OutOfStock'}`,
  ...(item.condition && { itemCondition: `https://schema.org/${schemaCondition(item.condition)}` }),
  seller: { '@type': 'Organization', name: item.shop.name },
  shippingDetails: { '@id': '#shipping' },
  hasMerchantReturnPolicy: { '@id': '#returns' },
});

/** The shipping fees to the market's country, and how long a buyer may request a return. */
export const productTerms = ({ shipping_fee: { min, max } }: ItemDetail, market: MarketCode): object[] => [
  {
    '@context': 'https://schema.org',
    '@id': '#shipping',
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: max.currency,
      ...(min.amount === max.amount
        ? { value: decimalAmount(max) }
        : { minValue: decimalAmount(min), maxValue: decimalAmount(max) }),
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market },
  },
  {
    '@context': 'https://schema.org',
    '@id': '#returns',
    '@type': 'MerchantReturnPolicy',
    applicableCountry: market,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: afterSaleTerms(market).returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  },
];
