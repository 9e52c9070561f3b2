import type { CategoryName } from './cookie-preferences.ts';

/** Cookies that the scripts of others leave on this host: how their names begin, and the category that they need. */
export const trackingCookies = [
  { prefix: '_ga', category: 'analytical' },
  { prefix: '_gid', category: 'analytical' },
  { prefix: '_gcl_', category: 'thirdPartyGoogle' },
  { prefix: '_gac_', category: 'thirdPartyGoogle' },
  { prefix: '_tt', category: 'thirdPartyTiktok' },
] as const satisfies readonly { readonly prefix: string; readonly category: CategoryName }[];
