import { baseApi, createStore } from '@pasar/base-api';
import type { HttpPort, Store } from '@pasar/base-api';
import type { LanguageTag } from '@pasar/markets';
import { withFormatCache } from '@pasar/locale-format';
import type { FormatCache } from '@pasar/locale-format';
import { formatOf } from '@pasar/screen';
import type { Namespace, ScreenContext } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppDefinition } from './app/app-definition.ts';
import { alternateLinks } from './document/alternate-links.ts';
import type { Alternate } from './document/alternate-links.ts';
import { AppTree } from './document/AppTree.tsx';
import { DemoNotice } from './document/DemoNotice.tsx';
import { embeddableState } from './document/embedded-page.ts';
import type { EmbeddedPage } from './document/embedded-page.ts';
import { recordFailures } from './document/failed-responses.ts';
import type { FailedResponse } from './document/failed-responses.ts';
import { ServerScripts } from './document/ServerScripts.tsx';
import { ServerHead } from './document/ServerHead.tsx';
import type { PageAssets } from './document/ServerHead.tsx';
import { loadFrameData } from './loading/load-frame-data.ts';
import type { Page, ScreenPage } from './loading/page.ts';
import { createPageLoader } from './loading/page-loader.ts';
import type { PageLoader } from './loading/page-loader.ts';
import { findSharedPath } from './loading/shared-path.ts';
import { answerVisitorsLocally } from './loading/answer-visitors-locally.ts';
import { createTexts } from './texts/create-texts.ts';
import { loadNamespaces, collectTexts } from './texts/load-namespaces.ts';
import { shellTexts } from './translations.ts';

/** A request for a page, with everything about it settled. */
export type PageRequest = {
  /** Path and query. */
  readonly path: string;
  readonly context: ScreenContext;
  readonly http: HttpPort;
  /** Whether the browser carries the login mark. */
  readonly marked: boolean;
  readonly nonce: string;
  /** Whether the page says that the store is a demo. */
  readonly demo?: boolean;
  /** What the browser loads for a screen, by the import specifier of its module. */
  readonly assetsOf: (module: string) => PageAssets;
  /** The same page in the deployment's other markets, and their languages. */
  readonly alternates: readonly Alternate[];
};

export type { PageAssets };

/** What to answer. `pipe` writes the document; it fails by `onError` before the first byte or by ending the stream. */
export type PageAnswer =
  | Exclude<Page, ScreenPage>
  | {
      readonly kind: 'screen';
      readonly status: number;
      /** The screen is the same for every visitor, all that it asked for came, and it is what was asked for. */
      readonly cacheable: boolean;
      readonly pipe: PipeableStream['pipe'];
    };

export type PageRenderer = {
  /**
   * Where the page is the same for every visitor: its path with the query fields alone on which it depends. It is to be rendered
   * under that path, in nobody's name. Undefined for a page that is not shared.
   */
  readonly sharedPath: (path: string, context: ScreenContext) => Promise<string | undefined>;
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
};

/** A page that takes longer than this to render is given up, in milliseconds. */
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
  readonly written: FormatCache;
};

function embeddedPage(
  { namespaces, request, store, texts, failures, written }: Rendering,
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
    written: [...written],
    failures: failures(),
    state: embeddableState(store.getState()),
  };
}

/** An address with parameters names something of this market alone. */
const findAlternates = ({ head, input }: ScreenPage, { context, alternates }: PageRequest) =>
  head.canonical === undefined || Object.keys(input.params).length > 0
    ? []
    : alternateLinks(head.canonical, context.market.code, alternates);

function renderTree(rendering: Rendering, page: ScreenPage) {
  const { app, request, store, texts, loader, written } = rendering;
  const { context, nonce, path } = request;
  const assets = request.assetsOf(page.module);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const demoText = texts.getFixedT(context.language, shellTexts.name)('demo_notice');
  const server = {
    start: request.demo && <DemoNotice text={demoText} nonce={nonce} />,
    head: <ServerHead {...{ nonce, assets }} head={page.head} alternates={findAlternates(page, request)} />,
    end: <ServerScripts {...{ nonce, assets }} embedded={() => embeddedPage(rendering, page, assets)} />,
  };
  const format = withFormatCache(formatOf(context.market, context.language), written);
  return <AppTree {...{ app, store, context, format, texts, loader, Router, server }} />;
}

/** The cache keeps a timer a request until it is told that the request is over. */
const endRequest = (store: Store): void => void store.dispatch(baseApi.util.resetApiState());

/** Resolves when the document can be written; rejects when it can't be rendered at all. */
function renderScreen(rendering: Rendering, page: ScreenPage): Promise<PageAnswer> {
  const { request, store } = rendering;
  const { importMap } = request.assetsOf(page.module);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(renderTree(rendering, page), {
      nonce: request.nonce,
      ...(importMap && { importMap }),
      // Everything is here already: nothing may wait for a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timeout);
        endRequest(store);
        resolve({
          kind: 'screen',
          status: page.status,
          cacheable: page.definition.cacheable !== undefined && page.status === 200 && !rendering.hasFailed(),
          pipe: stream.pipe,
        });
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => stream.abort(new Error('rendering took too long')), renderTimeoutMs);
  });
}

/** A renderer of an app's pages; the texts of `namespaces` are embedded in each. Texts are kept a language; everything else lives as long as its request. */
export function createPageRenderer(app: AppDefinition, namespaces: readonly Namespace[]): PageRenderer {
  const textsByLanguage = new Map<LanguageTag, Texts>();
  const getTexts = (language: LanguageTag): Texts => {
    const texts = textsByLanguage.get(language) ?? createTexts(language);
    textsByLanguage.set(language, texts);
    return texts;
  };
  const render: PageRenderer['render'] = async (request) => {
    const { context, path } = request;
    const { http, ...recorded } = recordFailures(request.http);
    const store = createStore({ http: answerVisitorsLocally(http, () => request.marked) });
    const texts = getTexts(context.language);
    if (request.demo) await loadNamespaces(texts, context.language, [shellTexts]);
    const loader = createPageLoader({ app, namespaces, store, context, texts });
    const [page] = await Promise.all([loader.read(path), loadFrameData(store, context.market)]);
    if (page.kind === 'screen')
      return renderScreen(
        { app, namespaces, request, store, texts, loader, ...recorded, written: new Map() },
        page,
      );
    endRequest(store);
    return page;
  };
  return { render, sharedPath: (path, context) => findSharedPath({ app, context }, path) };
}
