/** Purposes of a sign-in page, indexed by the `type` query parameter (doc1 §2.2). @spec auth-page-type */
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
 * The type of a sign-in page: its index in `authPageTypes`. Only the exact texts 0 to 4 are valid (amb-auth-type-parse); the
 * first wins if there are several.
 *
 * @spec auth-page-type
 */
export const authPageType = (query: string): number => {
  const typeParam = new URLSearchParams(query).get('type');
  const index = authPageTypes.findIndex((_, type) => String(type) === typeParam);
  return index < 0 ? defaultType : index;
};

/** @spec auth-carried-params auth-carried-query */
export const carriedParams = ['next', 'from', 'from_source', 'type', 'acquisition_source'] as const;

/**
 * The query parameters to forward between sign-in pages (doc1 §2.2), in the format that `buildPath` takes.
 * @spec auth-query-carry
 */
export const carriedQuery = (query: string): Record<string, string> => {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    carriedParams.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};
