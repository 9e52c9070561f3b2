import type { TabName } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';

/** The tabs, in order. */
export const tabs: readonly { readonly name: TabName; readonly to: string }[] = [
  { name: 'home', to: buildPath('home', {}) },
  { name: 'categories', to: buildPath('all-categories', {}) },
  { name: 'cart', to: buildPath('cart', {}) },
  { name: 'me', to: buildPath('me', {}) },
];

const tabByRoute: Readonly<Record<string, TabName>> = {
  home: 'home',
  'all-categories': 'categories',
  category: 'categories',
  'category-l2': 'categories',
  'category-l3': 'categories',
  cart: 'cart',
};
/** Account routes: profile pages, orders with their returns and invoices, coins and chats. */
const accountRoute = /^(?:me|user|purchase|order|invoice|(?:buyer-)?return|refund|coins|chat)(?:-|$)/;

/** Returns the tab of a route; undefined if it has none. */
export const findTab = (route: string): TabName | undefined =>
  tabByRoute[route] ?? (accountRoute.test(route) ? 'me' : undefined);
