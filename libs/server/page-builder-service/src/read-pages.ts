import type {
  checkTrafficStrategy,
  getCsrPage,
  getMicrosite,
  getPageHtml,
} from '@pasar/page-builder-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { findPage } from './find-page.ts';
import type { PageKey } from './find-page.ts';
import type { PageBuilderDeps, PageView } from './page-builder-deps.ts';
import { toMeta } from './page-rows.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';
import { toLayout } from './to-layout.ts';

const built = (pageUrl: string): PageKey => ({ kind: 'built', pageUrl });

const notFound = (): never => {
  throw new ApiError(errorCodes.NOT_FOUND, 'The page has no such element.');
};

/** Whether a page belongs to the page builder, and whether its markup is ready. Throws NOT_FOUND. @spec pb-traffic-strategy */
export async function readStrategy(
  deps: PageBuilderDeps,
  view: PageView,
  pageUrl: string,
): Promise<CallData<typeof checkTrafficStrategy>> {
  const { components, html, pre_rendered } = await findPage(deps, view, built(pageUrl));
  if (pre_rendered && html !== '') return { render_type: 2 };
  return components.length > 0 ? { render_type: 3 } : notFound();
}

/** Reads prerendered markup. Throws NOT_FOUND for a page without any. */
export async function readPageMarkup(
  deps: PageBuilderDeps,
  view: PageView,
  pageUrl: string,
): Promise<CallData<typeof getPageHtml>> {
  const row = await findPage(deps, view, built(pageUrl));
  if (!row.pre_rendered || row.html === '') notFound();
  const body = sanitizePageHtml(row.html);
  return {
    page: {
      page_url: row.page_url,
      platform: view.platform,
      html: { slot_name: 'main', head: '', body, js: [], css: [] },
    },
    meta: toMeta(row),
  };
}

/** Reads a page as a layout. Throws NOT_FOUND for a page without components. */
export async function readCsrPage(
  deps: PageBuilderDeps,
  view: PageView,
  key: PageKey,
): Promise<CallData<typeof getCsrPage>> {
  const row = await findPage(deps, view, key);
  if (row.components.length === 0) notFound();
  return { server_time: view.now, meta: toMeta(row), layout: toLayout(row, view.platform) };
}

/** Reads a regular microsite: a page's texts without components. Throws NOT_FOUND for a page without markup. */
export async function readMicrosite(
  deps: PageBuilderDeps,
  view: PageView,
  pageUrl: string,
): Promise<CallData<typeof getMicrosite>> {
  const row = await findPage(deps, view, built(pageUrl));
  return row.html === '' ? notFound() : { meta: toMeta(row), html: sanitizePageHtml(row.html) };
}
