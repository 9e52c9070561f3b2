/** The tabs of a shop, with their text keys. */
export const shopTabs = [
  { tab: 'shop', textKey: 'tab_shop' },
  { tab: 'products', textKey: 'products' },
  { tab: 'categories', textKey: 'tab_categories' },
  { tab: 'ratings', textKey: 'tab_ratings' },
  { tab: 'details', textKey: 'tab_about' },
] as const;

export type ShopTab = (typeof shopTabs)[number]['tab'];
