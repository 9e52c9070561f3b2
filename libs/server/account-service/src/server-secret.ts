import { randomBytes } from 'node:crypto';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Returns a secret that all API processes share. */
export type ServerSecret = () => Promise<string>;

/** Reads the secret with this name; the first process creates it. A failed read is retried on the next call. */
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
