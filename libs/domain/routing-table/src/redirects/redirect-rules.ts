import type { Redirect } from './redirect-context.ts';
import { redirectItem } from './redirect-item.ts';
import { redirectOrderDetail, redirectSelectAddress } from './redirect-order.ts';
import { redirectSearchItem, redirectSearchUser } from './redirect-search.ts';
import { redirectUsernameItem } from './redirect-username-item.ts';

/** Redirects that need more than copying digits into a path; the table refers to them by name (doc1 §2.5). */
export const redirectRules = {
  item: redirectItem,
  'order-detail': redirectOrderDetail,
  'search-item': redirectSearchItem,
  'search-user': redirectSearchUser,
  'select-address': redirectSelectAddress,
  /** The seller site's root: the specification does not define its paths (amb-seller-portal-host). @spec seller-site */
  'seller-portal': ({ sellerHost }) => `https://${sellerHost()}/`,
  'username-item': redirectUsernameItem,
} as const satisfies Readonly<Record<string, Redirect>>;

export type RedirectRule = keyof typeof redirectRules;
