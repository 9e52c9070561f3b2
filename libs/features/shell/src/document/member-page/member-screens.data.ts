import type { ScreenKey } from '../../page-loading/page.ts';

/** Which members share a screen's pages; `buyers` have no shop in the market, whose pages look different to its owner. */
export type MemberAudience = 'members' | 'buyers';

/**
 * Screens whose pages members share. All that they show of a member is in `PersonalData`; everything else about the member
 * arrives in the browser. The apps' `member-pages.spec.ts` render each in both ways.
 */
export const memberScreens: Partial<Readonly<Record<ScreenKey, MemberAudience>>> = {
  home: 'members',
  search: 'members',
  category: 'members',
  'category-l2': 'members',
  'category-l3': 'members',
  'all-categories': 'members',
  mall: 'members',
  'mall-just-for-you': 'members',
  'mall-brands': 'members',
  'mall-brands-category': 'members',
  'mall-categories': 'members',
  'mall-category': 'members',
  'mall-category-popular': 'members',
  'mall-search': 'members',
  supermarket: 'members',
  'supermarket-category-l1': 'members',
  'supermarket-category-l2': 'members',
  'supermarket-category-l3': 'members',
  'supermarket-deals': 'members',
  'supermarket-bundle-deals': 'members',
  'supermarket-add-on-deals': 'members',
  'supermarket-recommendation': 'members',
  'supermarket-all-products': 'members',
  'supermarket-vouchers': 'members',
  'supermarket-flash-sale': 'members',
  'flash-sale': 'members',
  'daily-discover': 'members',
  'popular-products': 'members',
  'top-products': 'members',
  collection: 'members',
  'collection-by-id': 'members',
  hashtag: 'members',
  'hashtag-tag': 'members',
  list: 'members',
  'featured-collections': 'members',
  campaigns: 'members',
  product: 'buyers',
  'shop-by-id': 'buyers',
  'shop-by-username': 'buyers',
  'shop-search': 'buyers',
  'shop-category': 'buyers',
  'shop-rating': 'buyers',
  'shop-item-rating': 'buyers',
};
