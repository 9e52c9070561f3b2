import type { Shopper } from '@pasar/cart-service';
import type { DeliveryLocation } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { formatAddress } from '@pasar/markets';
import type { OrderDeps } from './order-deps.ts';

/** The delivery address, as copied into an order. */
export type DeliveryAddress = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly lines: string[];
  /** The location that determines delivery prices. */
  readonly place: DeliveryLocation;
};

/**
 * Finds the chosen address, or the default one if none is chosen; undefined if the shopper has none. Throws
 * ADDRESS_INVALID for an address that is not in the shopper's book of this market.
 */
export async function findAddress(
  { db }: OrderDeps,
  { userid, market }: Shopper,
  id?: number,
): Promise<DeliveryAddress | undefined> {
  const query = db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code);
  const found = await (id === undefined ? query.where('is_default', '=', true) : query.where('id', '=', id))
    .limit(1)
    .executeTakeFirst();
  if (!found && id !== undefined) throw new ApiError(errorCodes.ADDRESS_INVALID, 'There is no such address.');
  if (!found) return undefined;
  const { city, state, postcode, name, phone } = found;
  return {
    ...{ id: found.id, name, phone },
    lines: formatAddress(market.code, found),
    place: { state, city, postcode },
  };
}
