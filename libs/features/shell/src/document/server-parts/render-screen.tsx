import type { Store } from '@pasar/base-api';
import { withFormatCache } from '@pasar/locale-format';
import { createMarketFormat } from '@pasar/screen-kit';
import type { Namespace } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import type { ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppDefinition } from '../../app/app-definition.ts';
import type { FailedResponse } from '../../page-loading/failed-responses.ts';
import type { PageLoader } from '../../page-loading/page-loader.ts';
import type { ScreenPage } from '../../page-loading/page.ts';
import { collectTexts } from '../../page-loading/texts/load-namespaces.ts';
import { shellTexts } from '../../translations.ts';
import { AppTree } from '../AppTree.tsx';
import { embeddableState } from '../embedded-page.ts';
import type { EmbeddedPage } from '../embedded-page.ts';
import { groupTexts } from '../grouped-texts.ts';
import { orderPersonalState } from '../member-page/order-personal-state.ts';
import { alternateLinks } from './alternate-links.ts';
import type { PageMarkup } from './markup-cache.ts';
import type { PageResponse, PageRequest } from './page-request.ts';
import { readDocument } from './read-document.ts';
import { ServerHead } from './ServerHead.tsx';
import type { PageAssets } from './ServerHead.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { ServerScripts } from './ServerScripts.tsx';

/** Rendering is aborted after this time. */
const renderTimeoutMs = 10_000;

/** A request, and everything from which its page is rendered. */
export type Rendering = {
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
    written: groupTexts(markup.written),
    failures: failures(),
    state: orderPersonalState(embeddableState(store.getState())),
  };
}

/** Pages with path parameters exist in this market only. */
const findAlternates = ({ head, input }: ScreenPage, { context, alternates }: PageRequest) =>
  Object.keys(input.params).length > 0 ? [] : alternateLinks(head, context.market.code, alternates);

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
  const t = texts.getFixedT(context.language, shellTexts.name);
  const notices = [
    ...(request.demo ? [{ role: 'complementary', text: t('demo_notice') } as const] : []),
    ...(request.hasUnsentForm ? [{ role: 'alert', text: t('form_not_sent') } as const] : []),
  ];
  const server = {
    start: <ServerNotices {...{ notices, nonce }} />,
    head: <ServerHead {...{ nonce, assets }} head={page.head} alternates={findAlternates(page, request)} />,
    end: <ServerScripts {...{ nonce, assets }} embedded={() => embeddedPage(rendering, page, assets)} />,
  };
  const format = withFormatCache(createMarketFormat(context.market, context.language), markup.written);
  return <AppTree {...{ app, store, context, format, texts, loader, Router, server }} />;
}

/** Whether every visitor may get this page, which has loaded all of its data. */
export const isCacheable = ({ definition, status }: ScreenPage, hasFailed: () => boolean): boolean =>
  definition.cacheable !== undefined && status === 200 && !hasFailed();

/** Resolves when the document can be written; rejects when it cannot be rendered. */
export function renderScreen(rendering: Rendering, page: ScreenPage): Promise<PageResponse> {
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
          html: readDocument(stream.pipe),
        });
      },
      onShellError: reject,
      onError: reject,
    };
    const stream = rendering.renderToPipeableStream(renderTree(rendering, page), options);
    const timeout = setTimeout(() => stream.abort(new Error('rendering took too long')), renderTimeoutMs);
  });
}
