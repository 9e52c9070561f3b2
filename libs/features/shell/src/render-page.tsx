import { createServerStore } from '@pasar/base-api/server';
import type { Namespace, ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import type { AppDefinition } from './app/app-definition.ts';
import type { CachedComponent } from './document/server-parts/cached-component.ts';
import { createMarkupCache } from './document/server-parts/markup-cache.ts';
import { createMemberPages } from './document/member-page/member-pages.ts';
import type { MemberPages } from './document/member-page/member-pages.ts';
import { combinePersonalCalls } from './document/member-page/personal-data.ts';
import type { PageResponse, PageRequest } from './document/server-parts/page-request.ts';
import { isCacheable, renderScreen } from './document/server-parts/render-screen.tsx';
import type { PageAssets } from './document/server-parts/ServerHead.tsx';
import { recordFailures } from './page-loading/failed-responses.ts';
import { loadFrameData } from './page-loading/load-frame-data.ts';
import { createPageLoader } from './page-loading/page-loader.ts';
import { findSharedPage } from './page-loading/shared-path.ts';
import { answerEmptyCart } from './session/answer-empty-cart.ts';
import { answerVisitorsLocally } from './session/answer-visitors-locally.ts';
import { createTexts } from './page-loading/texts/create-texts.ts';
import { loadNamespaces } from './page-loading/texts/load-namespaces.ts';
import { shellTexts } from './translations.ts';

export { cachedComponent } from './document/server-parts/cached-component.ts';
export type { CachedComponent, PageResponse, PageAssets, PageRequest, MemberPages };
export type { MemberClass } from './document/member-page/member-class.ts';
export type { MemberPart } from './document/member-page/split-member-page.ts';
export type { PersonalData } from './document/member-page/personal-data.ts';

export type PageRenderer = {
  /**
   * The cache path of a shared page: its path with only the query fields on which it depends. Render that
   * path, without the visitor's cookies. Undefined for a page that is not shared.
   */
  readonly sharedPath: (path: string, context: ScreenContext) => Promise<string | undefined>;
  readonly render: (request: PageRequest) => Promise<PageResponse>;
  /** Absent if no page is shared. */
  readonly members?: MemberPages<PageRequest>;
};

/** The scope of the cache of markup: all inputs that the components of a page have in common. */
const toMarkupScope = ({ market, language, platform, client, toggles }: ScreenContext): string =>
  JSON.stringify([market.code, language, platform, client, toggles]);

/** The size of the cache of markup, in characters. */
const maxMarkupChars = 24 * 1024 * 1024;

export type PageRendererOptions = {
  readonly app: AppDefinition;
  /** The texts that are embedded in each page. */
  readonly namespaces: readonly Namespace[];
  readonly cachedComponents: readonly CachedComponent[];
  /** React's, by default. */
  readonly react?: { readonly renderToPipeableStream: typeof renderToPipeableStream };
};

/** Creates an app's page renderer. Texts are cached by market and language, markup by its inputs; all else is per request. */
export function createPageRenderer({
  app,
  namespaces,
  cachedComponents,
  react = { renderToPipeableStream },
}: PageRendererOptions): PageRenderer {
  const markupCache = createMarkupCache(cachedComponents, maxMarkupChars);
  const textsByWording = new Map<string, Texts>();
  const getTexts = ({ market, language }: Pick<ScreenContext, 'market' | 'language'>): Texts => {
    const wording = `${market.code} ${language}`;
    const texts = textsByWording.get(wording) ?? createTexts(language);
    textsByWording.set(wording, texts);
    return texts;
  };
  const render: PageRenderer['render'] = async (request) => {
    const { context, path } = request;
    const isOwn = request.hasLoginMark && !request.isShared;
    const { http, ...recorded } = recordFailures(
      isOwn ? combinePersonalCalls(request.http, context.market) : request.http,
    );
    const hasCart = request.hasLoginMark || request.hasGuestCart === true;
    const answered = answerVisitorsLocally(answerEmptyCart(http, hasCart), () => request.hasLoginMark);
    const store = createServerStore({ http: answered });
    const texts = getTexts(context);
    if (request.demo) await loadNamespaces(texts, context, [shellTexts]);
    const loader = createPageLoader({ app, namespaces, store, context, texts });
    const [page] = await Promise.all([loader.read(path), loadFrameData(store, context.market)]);
    if (page.kind === 'screen')
      return renderScreen(
        {
          app,
          namespaces,
          request,
          store,
          texts,
          loader,
          ...recorded,
          markup: markupCache.open(
            toMarkupScope(context),
            request.isShared && isCacheable(page, recorded.hasFailed),
          ),
          ...react,
        },
        page,
      );
    return page;
  };
  const findShared = (path: string, context: ScreenContext) => findSharedPage({ app, context }, path);
  return {
    render,
    sharedPath: async (path, context) => (await findShared(path, context))?.path,
    members: createMemberPages({ render, findShared, getTexts }),
  };
}
