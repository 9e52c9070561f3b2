import type { CookieCategory } from '@pasar/consent';

/** The groups that one may choose, in the order in which they are shown: their category, and the key of their words. */
export const cookieGroups = [
  { category: 2, word: 'functional' },
  { category: 1, word: 'analytical' },
  { category: 3, word: 'advertising' },
  { category: 4, word: 'google' },
  { category: 5, word: 'tiktok' },
] as const satisfies readonly { readonly category: CookieCategory; readonly word: string }[];
