import { resolve } from '@pasar/routing-table';

/** The routes that a page built in the CMS may live under (doc2 §2 Page-builder pages). */
const builtRoutes: ReadonlySet<string> = new Set(['microsite', 'page-builder']);

/**
 * The page url of a `/m/…` or `/p/…` address: everything after the prefix, decoded, without slashes around it. Undefined
 * for every other address.
 *
 * @spec pb-page-url amb-pb-page-url
 */
export const parsePageUrl = (url: string): string | undefined => {
  const outcome = resolve({ url });
  if (outcome.outcome !== 'screen' || !builtRoutes.has(outcome.route)) return undefined;
  return String(outcome.params.pathname);
};
