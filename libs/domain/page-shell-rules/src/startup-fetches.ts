/** The collection with the texts that every page needs (doc2 §7). @spec translation-collection */
export const translationCollection = 525;

export type StartupFetch = 'toggles' | 'account-info' | 'payment-info' | 'translations';

/**
 * The fetches at startup (doc1 §7, doc2 §7), all in parallel (amb-startup-order); fresh toggles are not refetched.
 *
 * @spec startup-fetches
 */
export const startupFetches = (known: { readonly togglesFresh: boolean }): readonly StartupFetch[] => [
  ...(known.togglesFresh ? [] : (['toggles'] as const)),
  'account-info',
  'payment-info',
  'translations',
];
