import type { FeedFormat } from './feed-format.ts';

/** Shopify's columns, and those that other shop programs have beside a handle. */
export const shopifyColumns: FeedFormat['columns'] = {
  ...{ handle: 'handle', title: 'title', description: 'body_html' },
  ...{ product_type: 'product_category', categories: 'categories', brand: 'vendor' },
  ...{ price: 'variant_price', compare_at_price: 'variant_compare_at_price', sale_price: 'sale_price' },
  ...{ currency: 'currency', quantity: 'variant_inventory_qty', published: 'published' },
  ...{ sku: 'variant_sku', gtin: 'variant_barcode', mpn: 'google_shopping_mpn' },
  ...{ image_link: 'image_src', additional_image_link: 'additional_image_link' },
  ...{ option_name: 'option#_name', option_value: 'option#_value' },
  ...{ condition: 'google_shopping_condition', gender: 'google_shopping_gender' },
  age_group: 'google_shopping_age_group',
};
