import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const rowsPerStatement = 2000;

/** Inserts thousands of whole rows in one statement: PostgreSQL reads them from JSON by column name. */
export async function insertRows(
  db: Kysely<Database>,
  table: keyof Database,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db);
  }
}
