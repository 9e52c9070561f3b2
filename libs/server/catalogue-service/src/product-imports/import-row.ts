import type { ProductImport } from '@pasar/catalogue-contract';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import { createReasonText } from '../feed-import/reason-text.ts';
import type { StoredReason } from '../feed-import/reason-text.ts';
import type { Database, Ids } from '@pasar/database';
import type { Kysely, Selectable } from 'kysely';
import type { ImportFiles } from './import-files.ts';

export type ImportRow = Selectable<Database['seller_import']>;

/** Dependencies of sellers' imports. Within a transaction, `db` is the transaction. */
export type ImportDeps = {
  readonly db: Kysely<Database>;
  readonly ids: Ids;
  readonly limits: RateWindows;
  readonly files: ImportFiles;
};

/** A shop of the seller. */
export type OwnShopKey = { readonly market: MarketCode; readonly shopid: number };

/** Whether an import occupies its shop. */
export const isActive = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state === 'uploading' || state === 'waiting' || state === 'running';

/** Locks an import of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function lockImport(
  { db }: Pick<ImportDeps, 'db'>,
  { market, shopid }: OwnShopKey,
  importId: number,
): Promise<ImportRow> {
  const row = await db
    .selectFrom('seller_import')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such import.');
  return row;
}

/** Who reads an import: the texts of its reasons are in this language. */
export type ImportReader = OwnShopKey & { readonly language: LanguageTag };

/** Returns an import as its seller sees it. */
export const presentImport = (
  row: ImportRow,
  { language, market: code }: ImportReader,
  withProblems = true,
): ProductImport => {
  const reasonText = createReasonText(language, { code });
  const present = ({ code, values }: StoredReason) => ({
    code,
    values,
    reason: reasonText({ code, values }),
  });
  const { rows = 0, created = 0, changed = 0, unchanged = 0, rejected = 0, warnings = 0 } = row.progress;
  return {
    ...{ import_id: row.import_id, file_name: row.file_name, size: row.size, received: row.received },
    ...{ state: row.state, is_dry_run: row.is_dry_run, created_at: row.created_at },
    ...(row.finished_at !== null && { finished_at: row.finished_at }),
    ...{ row_count: row.row_count, rows_done: rows, created, changed, unchanged, rejected, warnings },
    ...(row.failure !== null && { failure: present(row.failure) }),
    problems: withProblems
      ? row.problems.map(({ line, line_unit, id, is_warning, ...reason }) => ({
          ...{ line, ...(line_unit && { line_unit }), ...(id !== undefined && { id }) },
          ...{ ...present(reason), is_warning },
        }))
      : [],
  };
};
