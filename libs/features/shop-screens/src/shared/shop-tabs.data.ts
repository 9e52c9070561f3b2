/** The pages of a shop that stand beside each other, each with its word. */
export const shopTabs = [
  { tab: 'shop', word: 'tab_shop' },
  { tab: 'products', word: 'products' },
  { tab: 'categories', word: 'tab_categories' },
  { tab: 'ratings', word: 'tab_ratings' },
  { tab: 'details', word: 'tab_about' },
] as const;

export type ShopTab = (typeof shopTabs)[number]['tab'];
