/** The entries of the supermarket's navigation, in order: route and text key. */
export const supermarketPages = [
  ['supermarket-deals', 'deals'],
  ['supermarket-flash-sale', 'flash_sale'],
  ['supermarket-vouchers', 'vouchers'],
  ['supermarket-bundle-deals', 'bundle_deals'],
  ['supermarket-add-on-deals', 'add_on_deals'],
  ['supermarket-recommendation', 'recommendation'],
  ['supermarket-all-products', 'all_products'],
  ['supermarket-buy-again', 'buy_again'],
] as const;

export type SupermarketRoute = (typeof supermarketPages)[number][0];
