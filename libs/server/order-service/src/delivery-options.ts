import type { Offer } from '@pasar/cart-service';
import { maxMoney, zeroMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { deliveryChannels } from './delivery-options.data.ts';

export type DeliveryOption = {
  readonly channel: string;
  readonly fee: Money;
  readonly days_min: number;
  readonly days_max: number;
};

/** A shop's lines travel in one parcel: it costs what the dearest of them costs alone. */
export const deliveryOptions = (
  offers: readonly Pick<Offer, 'shipping_min' | 'shipping_max'>[],
  currency: string,
): DeliveryOption[] =>
  deliveryChannels.map(({ fee, ...channel }) => ({
    ...channel,
    fee: offers.map((offer) => offer[fee]).reduce(maxMoney, zeroMoney(currency)),
  }));
