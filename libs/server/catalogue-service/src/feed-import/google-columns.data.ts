import type { FeedFormat } from './feed-format.ts';

/** Google's columns, and those that only marketplaces have. */
export const googleColumns: FeedFormat['columns'] = {
  ...{
    id: 'id',
    variation_id: 'variation_id',
    item_group_id: 'item_group_id',
    parent_sku: 'parent_sku',
    sku: 'sku',
    title: 'title',
  },
  ...{
    description: 'description',
    short_description: 'short_description',
    product_type: 'product_type',
    categories: 'categories',
  },
  ...{ price: 'price', compare_at_price: 'compare_at_price', sale_price: 'sale_price', currency: 'currency' },
  ...{ sale_start: 'sale_price_starts', sale_end: 'sale_price_ends' },
  ...{ quantity: 'quantity', availability: 'availability', published: 'published' },
  ...{ brand: 'brand', shop: 'shop', condition: 'condition', gtin: 'gtin', mpn: 'mpn' },
  ...{ image_link: 'image_link', additional_image_link: 'additional_image_link' },
  ...{ color: 'color', size: 'size', material: 'material', pattern: 'pattern' },
  ...{ gender: 'gender', age_group: 'age_group' },
  ...{ option_name: 'option#_name', option_value: 'option#_value' },
};
