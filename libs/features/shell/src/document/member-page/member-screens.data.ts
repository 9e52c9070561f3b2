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
  product: 'buyers',
  'shop-by-id': 'buyers',
  'shop-by-username': 'buyers',
};
