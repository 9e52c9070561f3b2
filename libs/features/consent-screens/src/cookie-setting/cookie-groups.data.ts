import type { CookieCategory } from '@pasar/consent';

/** The optional groups in display order: category and text key. */
export const cookieGroups = [
  { category: 2, textKey: 'functional' },
  { category: 1, textKey: 'analytical' },
  { category: 3, textKey: 'advertising' },
  { category: 4, textKey: 'google' },
  { category: 5, textKey: 'tiktok' },
] as const satisfies readonly { readonly category: CookieCategory; readonly textKey: string }[];
