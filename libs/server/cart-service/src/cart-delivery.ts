import type { CartLine, CartShop } from '@pasar/cart-contract';
import { estimateDelivery } from '@pasar/delivery';
import type { DeliveryLocation } from '@pasar/delivery';
import type { CartDeps } from './cart-deps.ts';
import { lineKeyText, toLineKey } from './line-key.ts';
import type { Offer } from './offer.ts';
import type { Shopper } from './shopper.ts';

/** Returns where parcels go while there is no address: the chosen region; empty without one. */
export const destinationWithoutAddress = ({
  deliveryRegion,
}: Pick<Shopper, 'deliveryRegion'>): DeliveryLocation =>
  deliveryRegion === undefined ? {} : { state: deliveryRegion };

/** Returns the default destination of a shopper's parcels: their address, else the chosen region; empty without either. */
export async function findDestination({ db }: CartDeps, shopper: Shopper): Promise<DeliveryLocation> {
  const { userid, market } = shopper;
  const address = await db
    .selectFrom('address')
    .select(['state', 'city', 'postcode'])
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return address ?? destinationWithoutAddress(shopper);
}

/** Estimates delivery of one shop's parcel as checkout will by default; undefined while none of its lines can be bought. */
export function cartDelivery(
  lines: readonly CartLine[],
  offers: ReadonlyMap<string, Offer>,
  { market, now, language }: Shopper,
  to: DeliveryLocation,
): Pick<CartShop, 'delivery'> {
  const buyable = lines.filter(({ problem }) => problem === undefined);
  const picked = buyable.some(({ checked }) => checked) ? buyable.filter(({ checked }) => checked) : buyable;
  const sent = picked.flatMap((line) => offers.get(lineKeyText(toLineKey(line))) ?? []);
  const [first] = sent;
  if (!first) return {};
  const parcel = { items: sent, from: { city: first.ships_from }, to, orderedAt: now };
  const [option] = estimateDelivery(parcel, market, language);
  if (!option) return {};
  const { fee, fee_max, arrives } = option;
  return { delivery: { fee, ...(fee_max && { fee_max }), arrives } };
}
