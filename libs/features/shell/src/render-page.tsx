import type { HttpPort, Store } from '@pasar/base-api';
import { createServerStore } from '@pasar/base-api/server';
import { withFormatCache } from '@pasar/locale-format';
import { createMarketFormat } from '@pasar/screen-kit';
import type { Namespace, ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppDefinition } from './app/app-definition.ts';
import { alternateLinks } from './document/server-parts/alternate-links.ts';
import type { Alternate } from './document/server-parts/alternate-links.ts';
import { AppTree } from './document/AppTree.tsx';
import type { CachedComponent } from './document/server-parts/cached-component.ts';
import { createMarkupCache } from './document/server-parts/markup-cache.ts';
import type { PageMarkup } from './document/server-parts/markup-cache.ts';
import { createMemberPages } from './document/member-page/member-pages.ts';
import type { MemberPages } from './document/member-page/member-pages.ts';
import { combinePersonalCalls } from './document/member-page/personal-data.ts';
import { orderPersonalState } from './document/member-page/order-personal-state.ts';
import { readHtml } from './document/server-parts/read-html.ts';
import { DemoNotice } from './document/server-parts/DemoNotice.tsx';
import { embeddableState } from './document/embedded-page.ts';
import type { EmbeddedPage } from './document/embedded-page.ts';
import { recordFailures } from './page-loading/failed-responses.ts';
import type { FailedResponse } from './page-loading/failed-responses.ts';
import { ServerScripts } from './document/server-parts/ServerScripts.tsx';
import { ServerHead } from './document/server-parts/ServerHead.tsx';
import type { PageAssets } from './document/server-parts/ServerHead.tsx';
import { loadFrameData } from './page-loading/load-frame-data.ts';
import type { Page, ScreenPage } from './page-loading/page.ts';
import { createPageLoader } from './page-loading/page-loader.ts';
import type { PageLoader } from './page-loading/page-loader.ts';
import { findSharedPage } from './page-loading/shared-path.ts';
import { answerEmptyCart } from './session/answer-empty-cart.ts';
import { answerVisitorsLocally } from './session/answer-visitors-locally.ts';
import { createTexts } from './page-loading/texts/create-texts.ts';
import { loadNamespaces, collectTexts } from './page-loading/texts/load-namespaces.ts';
import { shellTexts } from './translations.ts';

/** A request for a page, fully resolved. */
export type PageRequest = {
  /** Path and query. */
  readonly path: string;
  readonly context: ScreenContext;
  readonly http: HttpPort;
  /** Whether the request has the login mark cookie. */
  readonly hasLoginMark: boolean;
  /** Whether the visitor, who is not signed in, has a cart. */
  readonly hasGuestCart?: boolean;
  /** Whether the page is rendered for every visitor; then the markup of its parts is cached. */
  readonly isShared: boolean;
  readonly nonce: string;
  /** Whether to show the demo notice. */
  readonly demo?: boolean;
  /** The scripts and styles of a screen, by the import specifier of its module. */
  readonly findAssets: (module: string) => PageAssets;
  /** The deployment's markets, for `hreflang` links. */
  readonly alternates: () => readonly Alternate[];
};

export { cachedComponent } from './document/server-parts/cached-component.ts';
export type { CachedComponent, PageAssets, MemberPages };
export type { MemberClass } from './document/member-page/member-class.ts';
export type { MemberPart } from './document/member-page/split-member-page.ts';
export type { PersonalData } from './document/member-page/personal-data.ts';

/** The response. */
export type PageAnswer =
  | Exclude<Page, ScreenPage>
  | {
      readonly kind: 'screen';
      readonly status: number;
      /** The page is the same for every visitor, its status is 200 and no call failed. */
      readonly cacheable: boolean;
      readonly html: string;
    };

export type PageRenderer = {
  /**
   * The cache path of a shared page: its path with only the query fields on which it depends. Render that
   * path, without the visitor's cookies. Undefined for a page that is not shared.
   */
  readonly sharedPath: (path: string, context: ScreenContext) => Promise<string | undefined>;
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
  /** Absent if no page is shared. */
  readonly members?: MemberPages<PageRequest>;
};

/** The scope of the cache of markup: all inputs that the components of a page have in common. */
const toMarkupScope = ({ market, language, platform, client, toggles }: ScreenContext): string =>
  JSON.stringify([market.code, language, platform, client, toggles]);

/** The size of the cache of markup, in characters. */
const maxMarkupChars = 24 * 1024 * 1024;

/** Rendering is aborted after this time. */
const renderTimeoutMs = 10_000;

type Rendering = {
  readonly app: AppDefinition;
  readonly namespaces: readonly Namespace[];
  readonly request: PageRequest;
  readonly store: Store;
  readonly texts: Texts;
  readonly loader: PageLoader;
  readonly failures: () => readonly FailedResponse[];
  readonly hasFailed: () => boolean;
  readonly markup: PageMarkup;
  readonly renderToPipeableStream: typeof renderToPipeableStream;
};

function embeddedPage(
  { namespaces, request, store, texts, failures, markup }: Rendering,
  page: ScreenPage,
  assets: PageAssets,
): EmbeddedPage {
  const { market, ...context } = request.context;
  const { jsonLd: _, ...head } = page.head;
  return {
    ...context,
    market: market.code,
    page: {
      screen: page.screen,
      params: page.input.params,
      status: page.status,
      head,
      ...(assets.screen !== undefined && { href: assets.screen }),
    },
    texts: collectTexts(texts, context.language, [...namespaces, ...page.definition.namespaces]),
    written: [...markup.written],
    failures: failures(),
    state: orderPersonalState(embeddableState(store.getState())),
  };
}

/** Pages with path parameters exist in this market only. */
const findAlternates = ({ head, input }: ScreenPage, { context, alternates }: PageRequest) =>
  head.canonical === undefined || Object.keys(input.params).length > 0
    ? []
    : alternateLinks(head.canonical, context.market.code, alternates());

const unique = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** The scripts and styles of a page: of its screen and of its other chunks. */
function findPageAssets({ findAssets }: PageRequest, { module, parts }: ScreenPage): PageAssets {
  const own = findAssets(module);
  if (parts.length === 0) return own;
  const all = [own, ...parts.map(findAssets)];
  return {
    ...own,
    scripts: unique(all.map(({ scripts }) => scripts)),
    styles: unique(all.map(({ styles }) => styles)),
  };
}

function renderTree(rendering: Rendering, page: ScreenPage) {
  const { app, request, store, texts, loader, markup } = rendering;
  const { context, nonce, path } = request;
  const assets = findPageAssets(request, page);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const demoText = texts.getFixedT(context.language, shellTexts.name)('demo_notice');
  const server = {
    start: request.demo && <DemoNotice text={demoText} nonce={nonce} />,
    head: <ServerHead {...{ nonce, assets }} head={page.head} alternates={findAlternates(page, request)} />,
    end: <ServerScripts {...{ nonce, assets }} embedded={() => embeddedPage(rendering, page, assets)} />,
  };
  const format = withFormatCache(createMarketFormat(context.market, context.language), markup.written);
  return <AppTree {...{ app, store, context, format, texts, loader, Router, server }} />;
}

/** Whether every visitor may get this page, which has loaded all of its data. */
const isCacheable = ({ definition, status }: ScreenPage, hasFailed: () => boolean): boolean =>
  definition.cacheable !== undefined && status === 200 && !hasFailed();

/** Resolves when the document can be written; rejects when it cannot be rendered. */
function renderScreen(rendering: Rendering, page: ScreenPage): Promise<PageAnswer> {
  const { request, hasFailed, markup } = rendering;
  const { importMap } = request.findAssets(page.module);
  return new Promise((resolve, reject) => {
    const options = {
      nonce: request.nonce,
      // For React's server build (tools/vite/server-markup.ts); any other ignores it.
      cachedMarkup: markup,
      ...(importMap && { importMap }),
      // All data is loaded: never stream late content that needs a script to be moved into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timeout);
        resolve({
          kind: 'screen',
          status: page.status,
          cacheable: isCacheable(page, hasFailed),
          html: readHtml(stream.pipe),
        });
      },
      onShellError: reject,
      onError: reject,
    };
    const stream = rendering.renderToPipeableStream(renderTree(rendering, page), options);
    const timeout = setTimeout(() => stream.abort(new Error('rendering took too long')), renderTimeoutMs);
  });
}

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
