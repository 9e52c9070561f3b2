import type { CategoryName } from './cookie-preferences.ts';

/** Cookies that third-party scripts set on this host, by name prefix, and the category that they need. */
export const trackingCookies = [
  { prefix: '_ga', category: 'analytical' },
  { prefix: '_gid', category: 'analytical' },
  { prefix: '_gcl_', category: 'thirdPartyGoogle' },
  { prefix: '_gac_', category: 'thirdPartyGoogle' },
  { prefix: '_tt', category: 'thirdPartyTiktok' },
] as const satisfies readonly { readonly prefix: string; readonly category: CategoryName }[];
