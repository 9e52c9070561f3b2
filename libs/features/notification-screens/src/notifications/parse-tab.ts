import type { NotificationTab } from '@pasar/notification';

/** The lists of a buyer, in order; the first is the default. */
export const buyerTabs = ['orders', 'alerts', 'account'] as const satisfies readonly NotificationTab[];
export type BuyerTab = (typeof buyerTabs)[number];

/** Parses the list in a query string; the first one for none or an unknown one. */
export function parseTab(query: string): BuyerTab {
  const tab = new URLSearchParams(query).get('tab');
  return buyerTabs.find((each) => each === tab) ?? buyerTabs[0];
}
