import { deepLink, oneLink } from '@pasar/app-download';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { resolveLink } from '@pasar/universal-link';

export type LinkTarget =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Tries the app first; a phone without it continues to `web`. */
  | { readonly kind: 'try-app'; readonly app: string; readonly web: string };

type Visit = Pick<ScreenContext, 'market' | 'origin' | 'client' | 'platform'>;

const redirect = (to: string): LinkTarget => ({ kind: 'redirect', to });

/**
 * The target of a universal link: plain links and web views open the web target; a phone opens the app, by
 * the app store if the link says so; a desktop, which has no app, opens the web target or the page with the
 * download links.
 *
 * @spec universal-link-params universal-link-modes universal-link-redir-validation
 */
export function findLinkTarget(
  { query }: Pick<ScreenInput, 'query'>,
  { market, origin, client, platform }: Visit,
): LinkTarget {
  const link = resolveLink({
    url: `/universal-link?${query}`,
    host: new URL(origin).host,
    creditHosts: market.creditHosts,
    client,
  });
  if (link.mode !== 'deep-link') return redirect(link.web);
  if (client === 'native-app') return redirect(deepLink(market, link.to));
  const viaStore = link.fallback === 'store';
  if (platform === 'pc')
    return redirect(viaStore ? buildPath('app-landing', {}, { path: link.to }) : link.web);
  return viaStore
    ? redirect(oneLink(market, link.to))
    : { kind: 'try-app', app: deepLink(market, link.to), web: link.web };
}
