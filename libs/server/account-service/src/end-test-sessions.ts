import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Signs the accounts out whose passwords are published: a live store may begin on a database that a demo has used. */
export async function endTestSessions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userid', 'in', (account) =>
      account.selectFrom('account').select('userid').where('is_test', '=', true),
    )
    .execute();
}
