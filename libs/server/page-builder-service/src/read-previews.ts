import type { getPreview, PageVersion } from '@pasar/page-builder-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { PageBuilderDeps, PageView } from './page-builder-deps.ts';
import { readPageRows, toMeta } from './page-rows.ts';
import type { PageRow } from './page-rows.ts';
import { readPreviewToken, signPreview } from './preview-token.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';
import { toLayout } from './to-layout.ts';

const maxVersions = 100;

function findVersionState({ published_from, published_until }: PageRow, now: number): PageVersion['state'] {
  if (published_from === null) return 'draft';
  if (published_until !== null && published_until <= now) return 'ended';
  return published_from <= now ? 'published' : 'planned';
}

/** Lists every version of the market's pages, each with a preview token. */
export async function readPageVersions(
  deps: PageBuilderDeps,
  { market, now }: Pick<PageView, 'market' | 'now'>,
  secret: string,
): Promise<PageVersion[]> {
  const rows = await readPageRows(deps, {
    market,
    where: [sql<boolean>`v.language = ''`],
    limit: maxVersions,
  });
  return rows.map((row) => ({
    page_id: row.pageid,
    kind: row.kind,
    page_url: row.page_url,
    template: row.template,
    version: row.version,
    title: row.title,
    state: findVersionState(row, now),
    token: signPreview(secret, { market, pageid: row.pageid, version: row.version }, now),
  }));
}

const wrongLink = () => new ApiError(errorCodes.NOT_FOUND, 'The link is invalid or has expired.');

/** Reads the version that a token opens, published or not. Throws NOT_FOUND. @spec preview-page */
export async function readPreview(
  deps: PageBuilderDeps,
  view: PageView,
  secret: string,
  token: string,
): Promise<CallData<typeof getPreview>> {
  const opened = readPreviewToken(secret, token, view);
  if (!opened) throw wrongLink();
  const [row] = await readPageRows(deps, {
    market: view.market,
    where: [
      sql<boolean>`p.pageid = ${opened.pageid} and v.version = ${opened.version}`,
      sql<boolean>`v.language in (${view.language}, '')`,
    ],
    limit: 1,
  });
  if (!row) throw wrongLink();
  const { published_from, published_until } = row;
  return {
    server_time: view.now,
    meta: toMeta(row),
    layout: toLayout(row, view.platform),
    html: sanitizePageHtml(row.html),
    ...(published_from !== null && { published_from }),
    ...(published_until !== null && { published_until }),
  };
}
