import type { CategoryName } from './cookie-preferences.ts';

/** Cookies that the scripts of others leave on this host: how their names begin, and the category that they need. */
export const trackingCookies = [
  { begins: '_ga', category: 'analytical' },
  { begins: '_gid', category: 'analytical' },
  { begins: '_gcl_', category: 'thirdPartyGoogle' },
  { begins: '_gac_', category: 'thirdPartyGoogle' },
  { begins: '_tt', category: 'thirdPartyTiktok' },
] as const satisfies readonly { readonly begins: string; readonly category: CategoryName }[];
