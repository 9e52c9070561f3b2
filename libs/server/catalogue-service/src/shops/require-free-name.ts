import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { foldLookAlikes, shopLimits } from '@pasar/item';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { normalizeLine } from '../shop-products/normalize-line.ts';
import { toUsername } from './to-username.ts';

/** Names that no shop may have. */
export type ShopNames = {
  /** Whether a username could impersonate the marketplace. */
  readonly isOfficial: (username: string) => boolean;
  /** Whether a shop with this username would be unreachable, or mistaken for somebody else. */
  readonly isReserved: (username: string) => boolean;
};

/**
 * Returns the name of a shop on one line. Throws PARAM if it is too short, and SHOP_NAME_TAKEN if it sounds or looks like the
 * marketplace's.
 */
export function readShopName(sent: string, { isOfficial }: ShopNames): string {
  const name = normalizeLine(sent);
  if (name.length < shopLimits.minNameLength) throw new ApiError(errorCodes.PARAM, 'name: too short.');
  if (isOfficial(toUsername(name)) || isOfficial(toUsername(foldLookAlikes(name))))
    throw new ApiError(errorCodes.SHOP_NAME_TAKEN);
  return name;
}

/** Namespace of the lock below. */
const shopLockClass = 24;

/** Lets one transaction at a time name a shop of a market: names are unique, and a member has one shop. */
export const lockShopNames = (trx: Transaction<Database>, market: string) =>
  sql`select pg_advisory_xact_lock(${shopLockClass}, hashtext(${market}))`.execute(trx);

type NamedShop = {
  readonly market: string;
  readonly name: string;
  /** The shop that gets the name; absent for a new one. */
  readonly shopid?: number;
};

/**
 * Throws SHOP_NAME_TAKEN if another shop of the market has a name, whatever its capitals, or if an official shop's looks the same.
 * Call it with the lock of the market's names.
 */
export async function requireFreeName(
  trx: Transaction<Database>,
  { market, name, shopid = 0 }: NamedShop,
): Promise<void> {
  const rivals = await trx
    .selectFrom('shop')
    .select('name')
    .where('market', '=', market)
    .where('shopid', '<>', shopid)
    .where(({ eb, or }) =>
      or([eb('is_official_shop', '=', true), sql<boolean>`lower(name) = lower(${name}::text)`]),
    )
    .select(sql<boolean>`lower(name) = lower(${name}::text)`.as('is_same'))
    .execute();
  const seen = foldLookAlikes(name);
  if (rivals.some((rival) => rival.is_same || foldLookAlikes(rival.name) === seen))
    throw new ApiError(errorCodes.SHOP_NAME_TAKEN);
}
