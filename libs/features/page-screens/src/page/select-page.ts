import type { ApiError, RootState } from '@pasar/base-api';
import {
  checkEligibility,
  choosePageSource,
  decidePageBuilder,
  fallbackCookie,
  readComponents,
  trafficStrategyQuery,
} from '@pasar/page-builder';
import type { PageDecision, PageComponent, PageSource, PageBuilderVisit } from '@pasar/page-builder';
import { pageBuilderApi } from '@pasar/page-builder-api';
import type { PageMeta } from '@pasar/page-builder-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { readPageKey, toCsrQuery } from './page-routes.ts';
import type { PageInput } from './page-routes.ts';

const { checkTrafficStrategy, getPageHtml, getCsrPage, getMicrosite } = pageBuilderApi.endpoints;

/** The content of a page, as far as its calls have been answered. */
export type ResolvedPage =
  | { readonly view: 'pending' }
  | { readonly view: 'failed'; readonly error: Partial<ApiError>; readonly source: PageSource }
  | {
      readonly view: 'components';
      readonly meta: PageMeta;
      readonly components: readonly PageComponent[];
      readonly serverTime: number;
      readonly receivedAt: number;
    }
  | { readonly view: 'markup'; readonly meta: PageMeta; readonly html: string };

type Context = Pick<ScreenContext, 'market' | 'language' | 'platform' | 'skipsPageBuilder'>;

const isBuiltRoute = ({ route }: PageInput): boolean => route === 'microsite' || route === 'page-builder';

/** The query that asks whether this page is built with the page builder. */
export const strategyQuery = (input: PageInput, { platform }: Context) =>
  trafficStrategyQuery({ pageUrl: readPageKey(input).page_url, platform });

/** The query of a page that the CMS returns as markup. */
export const markupQuery = (input: PageInput, { platform, language }: Context) => ({
  pageUrl: readPageKey(input).page_url,
  platform,
  language,
  serverRendered: true,
});

/** The query of a microsite, by the URL and the platform. */
export const micrositeQuery = (input: PageInput, context: Context) => {
  const { page_url, platform } = toCsrQuery(input, context);
  return { page_url, platform };
};

const readPath = (input: PageInput, { market }: Context): string => {
  const { pathname } = input.params as ScreenInput<'microsite'>['params'];
  const path = buildPath(
    input.route === 'microsite' ? 'microsite' : 'page-builder',
    { pathname },
    {},
    market.code,
  );
  return input.query ? `${path}?${input.query}` : path;
};

/**
 * Whether a page belongs to page builder; undefined while the call is pending. Only `/m` and `/p` need the
 * call.
 *
 * @spec pb-eligibility-path pb-force pb-fallback-cookie pb-traffic-strategy pb-fallback-microsite
 */
export function selectPageDecision(
  state: RootState,
  input: PageInput,
  context: Context,
): PageDecision | undefined {
  const all: PageDecision = { pageBuilder: true, preRenderReady: false, clearCookie: false, asked: false };
  if (!isBuiltRoute(input)) return all;
  const visit: PageBuilderVisit = {
    url: readPath(input, context),
    platform: context.platform,
    language: context.language,
    market: context.market.code,
    cookies: context.skipsPageBuilder ? { [fallbackCookie.name]: fallbackCookie.value } : {},
  };
  if (checkEligibility(visit).verdict !== 'ask') return decidePageBuilder(visit);
  const { data, error } = checkTrafficStrategy.select(strategyQuery(input, context))(state);
  if (!data && !error) return undefined;
  return decidePageBuilder(visit, data && { error: 0, ...data });
}

/** The source of a page's content; undefined while the call is pending. */
export function selectPageSource(
  state: RootState,
  input: PageInput,
  context: Context,
): PageSource | undefined {
  const decision = selectPageDecision(state, input, context);
  return (
    decision &&
    choosePageSource(decision, getPageHtml.select(markupQuery(input, context))(state).error !== undefined)
  );
}

const failed = (source: PageSource, error: unknown): ResolvedPage =>
  error ? { view: 'failed', source, error: error } : { view: 'pending' };

function selectLayout(state: RootState, input: PageInput, context: Context): ResolvedPage {
  const { data, error, fulfilledTimeStamp = 0 } = getCsrPage.select(toCsrQuery(input, context))(state);
  if (!data) return failed('layout', error);
  const { meta, layout, server_time: serverTime } = data;
  const components = readComponents(layout.component_list);
  return { view: 'components', meta, components, serverTime, receivedAt: fulfilledTimeStamp };
}

function selectMarkup(state: RootState, input: PageInput, context: Context): ResolvedPage {
  const { data, error } = getPageHtml.select(markupQuery(input, context))(state);
  return data ? { view: 'markup', meta: data.meta, html: data.body } : failed('markup', error);
}

function selectMicrosite(state: RootState, input: PageInput, context: Context): ResolvedPage {
  const { data, error } = getMicrosite.select(micrositeQuery(input, context))(state);
  return data ? { view: 'markup', meta: data.meta, html: data.html } : failed('microsite', error);
}

const selectors = { layout: selectLayout, markup: selectMarkup, microsite: selectMicrosite };

/** Reads a page from the store. */
export function selectPage(state: RootState, input: PageInput, context: Context): ResolvedPage {
  const source = selectPageSource(state, input, context);
  return source ? selectors[source](state, input, context) : { view: 'pending' };
}
