import { randomBytes } from 'node:crypto';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Gives a secret that every process of the API shares. */
export type ServerSecret = () => Promise<string>;

/** Reads the secret of this name; the first process to ask makes it. A failed read is tried again by the next caller. */
export function createServerSecret(db: Kysely<Database>, name: string): ServerSecret {
  let known: string | undefined;
  return async () => {
    if (known !== undefined) return known;
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('server_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .selectFrom('server_secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    known = row.value;
    return known;
  };
}
