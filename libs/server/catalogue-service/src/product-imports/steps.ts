import type { ProductImport } from '@pasar/catalogue-contract';
import { violatesConstraint } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { importLimits } from '@pasar/item';
import { changeImport } from './change-import.ts';
import { isActive, lockImport, presentImport } from './import-row.ts';
import type { ImportDeps, ImportReader, ImportRow } from './import-row.ts';

/** Runs a step of an import, which is locked meanwhile. */
const runStep = (
  deps: ImportDeps,
  shop: ImportReader,
  importId: number,
  step: (inside: ImportDeps, row: ImportRow) => Promise<ImportRow>,
): Promise<ProductImport> =>
  deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    return presentImport(await step(inside, await lockImport(inside, shop, importId)), shop);
  });

/** Stores a piece of the file; after the last one the import waits for its turn. Throws PARAM for a piece at another place. */
export const appendToImport = (
  deps: ImportDeps,
  shop: ImportReader,
  { importId, offset, piece }: { readonly importId: number; readonly offset: number; readonly piece: Buffer },
): Promise<ProductImport> =>
  runStep(deps, shop, importId, async (inside, row) => {
    if (offset + piece.length <= row.received) return row;
    if (row.state !== 'uploading' || piece.length === 0 || offset !== row.received)
      throw new ApiError(errorCodes.PARAM, `offset: ${row.received} bytes have been received.`);
    const received = offset + piece.length;
    if (received > row.size) throw new ApiError(errorCodes.PARAM, 'The file is longer than announced.');
    await deps.files.write(importId, offset, piece);
    return changeImport(inside, row, { received, ...(received === row.size && { state: 'waiting' }) });
  });

/** Imports a file that was only checked. Throws NOT_FOUND if its file is no longer kept. */
export const confirmImport = (
  deps: ImportDeps,
  shop: ImportReader,
  importId: number,
): Promise<ProductImport> =>
  runStep(deps, shop, importId, async (inside, row) => {
    if (row.state !== 'done' || !row.is_dry_run || !(await deps.files.hasFeed(importId)))
      throw new ApiError(errorCodes.NOT_FOUND, 'There is no such checked file.');
    const fresh = {
      state: 'waiting',
      is_dry_run: false,
      language: shop.language,
      is_cancel_requested: false,
      attempts: 0,
      finished_at: null,
      progress: '{}',
      problems: '[]',
    } as const;
    return changeImport(inside, row, fresh).catch((error: unknown) => {
      // The index allows one active import of a shop.
      if (violatesConstraint(error, 'seller_import_one_at_a_time'))
        throw new ApiError(errorCodes.IMPORT_RUNNING);
      throw error;
    });
  });

/** Stops an import after its current products; one that has ended stays as it is. */
export const cancelImport = (
  deps: ImportDeps,
  shop: ImportReader,
  { importId, now }: { readonly importId: number; readonly now: number },
): Promise<ProductImport> =>
  runStep(deps, shop, importId, async (inside, row) => {
    if (!isActive(row)) return row;
    if (row.state === 'running') return changeImport(inside, row, { is_cancel_requested: true });
    await deps.files.removeFeed(importId);
    return changeImport(inside, row, { state: 'cancelled', finished_at: now });
  });

/** Lists the latest imports of a shop, newest first; problems of the newest alone. */
export async function listImports(
  { db }: Pick<ImportDeps, 'db'>,
  reader: ImportReader,
): Promise<ProductImport[]> {
  const rows = await db
    .selectFrom('seller_import')
    .selectAll()
    .where('market', '=', reader.market)
    .where('shopid', '=', reader.shopid)
    .orderBy('import_id', 'desc')
    .limit(importLimits.maxReports)
    .execute();
  return rows.map((row, at) => presentImport(row, reader, at === 0));
}
