import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { PageBuilderDeps, PageView } from './page-builder-deps.ts';
import { readPageRows } from './page-rows.ts';
import type { PageRow } from './page-rows.ts';

export type PageKey = {
  readonly kind: PageRow['kind'];
  readonly pageUrl: string;
  readonly template?: string | undefined;
};

const trimSlashes = (text: string): string => text.split('/').filter(Boolean).join('/');

/**
 * Finds the version of a page published for a platform, in the visitor's language if available; the newest of several.
 * Throws NOT_FOUND.
 */
export async function findPage(
  deps: PageBuilderDeps,
  { market, language, platform, now }: PageView,
  { kind, pageUrl, template = '' }: PageKey,
): Promise<PageRow> {
  const [row] = await readPageRows(deps, {
    market,
    where: [
      sql<boolean>`p.kind = ${kind} and p.page_url = ${trimSlashes(pageUrl)} and p.template = ${template}`,
      sql<boolean>`v.language in (${language}, '') and ${platform} = any(v.platforms)`,
      sql<boolean>`v.published_from <= ${now} and (v.published_until is null or v.published_until > ${now})`,
    ],
    limit: 1,
  });
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'The page does not exist or is not published.');
  return row;
}
