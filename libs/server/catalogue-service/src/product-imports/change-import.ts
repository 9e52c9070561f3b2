import type { Database } from '@pasar/database';
import type { Updateable } from 'kysely';
import type { ImportDeps, ImportRow } from './import-row.ts';

/** Updates a locked import and returns it. */
export const changeImport = (
  { db }: Pick<ImportDeps, 'db'>,
  { market, shopid, import_id }: Pick<ImportRow, 'market' | 'shopid' | 'import_id'>,
  changes: Updateable<Database['seller_import']>,
): Promise<ImportRow> =>
  db
    .updateTable('seller_import')
    .set(changes)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('import_id', '=', import_id)
    .returningAll()
    .executeTakeFirstOrThrow();
