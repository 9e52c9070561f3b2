import { buildPath, shopCustomPagePath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { platforms } from '@pasar/page-shell-rules';
import type { CsrPageQuery } from '@pasar/page-builder-api';

export type PageRoute =
  | 'microsite'
  | 'page-builder'
  | 'landing-page'
  | 'broadcast-landing'
  | 'shop-custom-page'
  | 'shop-custom-page-tmp';

export type PageInput = ScreenInput<PageRoute>;

const prefixes: Partial<Record<PageRoute, string>> = {
  'shop-custom-page': '/scp/',
  'shop-custom-page-tmp': '/scp_tmp/',
};

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path after a shop page's prefix: shop name and page name; a market may add its own prefix. */
const readRest = ({ route, path = '' }: PageInput): string => {
  const prefix = prefixes[route] ?? '/';
  const at = path.indexOf(prefix);
  return at < 0
    ? ''
    : decode(path.slice(at + prefix.length))
        .split('/')
        .filter(Boolean)
        .join('/');
};

/** The broadcast of a URL without a name. */
const currentBroadcast = 'current';

type PageKey = Pick<CsrPageQuery, 'kind' | 'page_url' | 'template'>;

/** Which page a URL names. An empty name matches none. */
export function readPageKey(input: PageInput): PageKey {
  switch (input.route) {
    case 'microsite':
    case 'page-builder': {
      const { pathname } = input.params as ScreenInput<'microsite'>['params'];
      return { kind: 'built', page_url: pathname };
    }
    case 'landing-page': {
      const { templateType, pageName } = input.params as ScreenInput<'landing-page'>['params'];
      return { kind: 'landing', page_url: pageName, template: templateType };
    }
    case 'broadcast-landing':
      return {
        kind: 'broadcast',
        page_url: new URLSearchParams(input.query).get('page') || currentBroadcast,
      };
    default:
      return { kind: 'shop', page_url: readRest(input) || '-' };
  }
}

/** The query of a page's layout. */
export const toCsrQuery = (
  input: PageInput,
  { platform }: Pick<ScreenContext, 'platform'>,
): CsrPageQuery => ({
  ...readPageKey(input),
  platform: platforms[platform].code,
});

/** The canonical path of a page; undefined for routes that search engines must not index. */
export function canonicalPath(
  input: PageInput,
  { market }: Pick<ScreenContext, 'market'>,
): string | undefined {
  const { page_url } = readPageKey(input);
  switch (input.route) {
    case 'microsite':
    case 'page-builder':
      return buildPath(input.route, { pathname: page_url }, {}, market.code);
    case 'landing-page':
      return buildPath(
        'landing-page',
        input.params as ScreenInput<'landing-page'>['params'],
        {},
        market.code,
      );
    case 'shop-custom-page':
      return shopCustomPagePath(page_url);
    default:
      return undefined;
  }
}
