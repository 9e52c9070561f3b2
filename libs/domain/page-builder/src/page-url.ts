import { resolve } from '@pasar/routing-table';

/** Routes of pages built in the CMS (doc2 §2 Page-builder pages). */
const builtRoutes: ReadonlySet<string> = new Set(['microsite', 'page-builder']);

/**
 * The page url of a `/m/…` or `/p/…` URL: everything after the prefix, decoded, without surrounding slashes. Undefined for any
 * other URL.
 *
 * @spec pb-page-url amb-pb-page-url
 */
export const parsePageUrl = (url: string): string | undefined => {
  const outcome = resolve({ url });
  if (outcome.outcome !== 'screen' || !builtRoutes.has(outcome.route)) return undefined;
  return String(outcome.params.pathname);
};
