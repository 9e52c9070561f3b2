import type { CatalogueProduct } from '@pasar/catalogue-api';
import { decimalAmount } from '@pasar/money';
import { pictureUrl } from '@pasar/design-system';

/** Structured data of the product and its offers. */
export const catalogueJsonLd = (product: CatalogueProduct, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  image: origin + pictureUrl(product.picture.id, 640),
  ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: product.price_min.currency,
    lowPrice: decimalAmount(product.price_min),
    highPrice: decimalAmount(product.price_max),
    offerCount: product.item_count,
  },
});
