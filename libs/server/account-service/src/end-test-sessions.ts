import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Deletes the sessions of test accounts: a live store may start on a database that a demo has used. */
export async function endTestSessions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userid', 'in', (account) =>
      account.selectFrom('account').select('userid').where('is_test', '=', true),
    )
    .execute();
}
