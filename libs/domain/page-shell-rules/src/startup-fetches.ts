/** The texts that every page needs are one collection (doc2 §7). @spec translation-collection */
export const translationCollection = 525;

export type StartupFetch = 'toggles' | 'account-info' | 'payment-info' | 'translations';

/**
 * What is fetched at the start (doc1 §7, doc2 §7), all at once (amb-startup-order); toggles that are still fresh are not fetched
 * again.
 *
 * @spec startup-fetches
 */
export const startupFetches = (known: { readonly togglesFresh: boolean }): readonly StartupFetch[] => [
  ...(known.togglesFresh ? [] : (['toggles'] as const)),
  'account-info',
  'payment-info',
  'translations',
];
