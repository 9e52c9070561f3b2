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

/** What follows a shop page's prefix: the shop's name and the page's; a market may have a prefix of its own before. */
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

/** The broadcast that an address without a name shows. */
const currentBroadcast = 'current';

type PageKey = Pick<CsrPageQuery, 'kind' | 'page_url' | 'template'>;

/** Which page an address names. An empty name is that of no page. */
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

/** The one address of a page; undefined for a route whose pages no search engine should list. */
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
