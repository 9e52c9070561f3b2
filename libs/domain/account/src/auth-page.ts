/** What a sign-in page is for, by its number in the query (doc1 §2.2). @spec auth-page-type */
export const authPageTypes = [
  'buyer-default',
  'buyer-google-play',
  'buyer-join-as-seller',
  'e-invoice-integration',
  'seller-pages',
] as const;

export type AuthPageType = (typeof authPageTypes)[number];

/** @spec auth-page-type-default */
const defaultType = 0;

/**
 * The number of a sign-in page: its place in `authPageTypes`. Only the exact texts 0 to 4 count (amb-auth-type-parse); of several
 * the first does.
 *
 * @spec auth-page-type
 */
export const authPageType = (query: string): number => {
  const typeParam = new URLSearchParams(query).get('type');
  const index = authPageTypes.findIndex((_, type) => String(type) === typeParam);
  return index < 0 ? defaultType : index;
};

/** @spec auth-carried-params */
export const carriedParams = ['next', 'from', 'from_source', 'type', 'acquisition_source'] as const;

/** The part of a query that goes along from one sign-in page to the next (doc1 §2.2), as `buildPath` takes it. @spec auth-query-carry */
export const carriedQuery = (query: string): Record<string, string> => {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    carriedParams.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};
