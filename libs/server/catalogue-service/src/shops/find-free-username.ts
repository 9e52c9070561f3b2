import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

type Wanted = {
  readonly market: string;
  readonly username: string;
  /** Whether nobody may have a username. */
  readonly isReserved?: (username: string) => boolean;
};

/** Returns the wanted username of a shop, or the first free one with a number: `kettles`, `kettles.2`, `kettles.3`. */
export async function findFreeUsername(
  db: Kysely<Database>,
  { market, username: wanted, isReserved = () => false }: Wanted,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}.${number}`;
    if (isReserved(username)) continue;
    const taken = await db
      .selectFrom('shop')
      .select('shopid')
      .where('market', '=', market)
      .where(({ fn, eb }) => eb(fn<string>('lower', ['username']), '=', username))
      .executeTakeFirst();
    if (!taken) return username;
  }
}
