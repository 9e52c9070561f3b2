import type { FeedFormat } from './feed-format.ts';

/** WooCommerce's columns. */
export const wooCommerceColumns: FeedFormat['columns'] = {
  ...{ id: 'id', type: 'type', sku: 'sku', parent_sku: 'parent', title: 'name', published: 'published' },
  ...{
    description: 'description',
    short_description: 'short_description',
    product_type: 'categories',
    categories: 'categories',
  },
  ...{ price: 'regular_price', sale_price: 'sale_price', currency: 'currency' },
  ...{ sale_start: 'date_sale_price_starts', sale_end: 'date_sale_price_ends' },
  ...{ quantity: 'stock', availability: 'in_stock', brand: 'brands', gtin: 'gtin_upc_ean_or_isbn' },
  ...{ image_link: 'images', additional_image_link: 'additional_image_link' },
  ...{ option_name: 'attribute_#_name', option_value: 'attribute_#_value_s' },
};
