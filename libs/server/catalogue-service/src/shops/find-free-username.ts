import type { Database } from '@pasar/database';
import { firstSegments, routes } from '@pasar/routing-table';
import type { Kysely } from 'kysely';

/** A shop with such a username would be unreachable: its page has the same address as another. */
const takenSegments = firstSegments(routes);

type WantedUsername = {
  readonly market: string;
  readonly username: string;
  /** Whether nobody may have a username, besides the first segments of addresses. */
  readonly isReserved?: (username: string) => boolean;
};

/**
 * Returns the wanted username of a shop, or the first free one with a number: `kettles`, `kettles.2`, `kettles.3`. One that is
 * reserved, or the first segment of another page's address, follows `shop.`.
 */
export async function findFreeUsername(
  db: Kysely<Database>,
  { market, username: wanted, isReserved = () => false }: WantedUsername,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? wanted : `${wanted}.${number}`;
    // A number would not help every reserved name: digits remain a phone number.
    const isUnfit = takenSegments.has(numbered) || isReserved(numbered);
    const username = isUnfit ? `shop.${numbered}` : numbered;
    const taken = await db
      .selectFrom('shop')
      .select('shopid')
      .where('market', '=', market)
      .where(({ fn, eb }) => eb(fn<string>('lower', ['username']), '=', username))
      .executeTakeFirst();
    if (!taken) return username;
  }
}
