/** Column names of later versions of the same formats, and of the same data for other sellers' portals. */
const synonyms: Readonly<Record<string, string>> = {
  url_handle: 'handle',
  description: 'description',
  price: 'price',
  variant_price: 'variant_price',
  product_image_url: 'image_src',
  inventory_quantity: 'variant_inventory_qty',
  inventory_tracker: 'variant_inventory_tracker',
  continue_selling_when_out_of_stock: 'variant_inventory_policy',
  compare_at_price: 'variant_compare_at_price',
  colour: 'color',
  inventory: 'quantity',
  sell_on_google_quantity: 'quantity',
  quantity_to_sell_on_facebook: 'quantity',
};

/** Normalizes a column name to lower snake case without a prefix: `Image Link` and `g:image_link` are both `image_link`. */
export const columnName = (written: string): string => {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return synonyms[name] ?? name;
};
