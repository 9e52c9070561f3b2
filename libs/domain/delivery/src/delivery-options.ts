import { maxMoney, takePercent, roundToPrice, zeroMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { deliveryChannels, distanceRates } from './delivery-channels.data.ts';
import type { DeliveryDistance } from './delivery-distance.ts';

/** An item's own shipping fee between neighbouring zones: the lowest and the highest. */
export type ItemShipping = { readonly shipping_min: Money; readonly shipping_max: Money };

export type DeliveryOption = {
  readonly channel: string;
  readonly fee: Money;
  /** Days from the order, earliest and latest. */
  readonly days_min: number;
  readonly days_max: number;
};

const feeForDistance = (fee: Money, distance: DeliveryDistance): Money =>
  roundToPrice(takePercent(fee, distanceRates[distance].percent));

/** Delivery options of one parcel: a shop's items ship together at the highest of their fees. */
export const deliveryOptions = (
  items: readonly ItemShipping[],
  distance: DeliveryDistance,
  currency: string,
): DeliveryOption[] =>
  deliveryChannels.map(({ channel, fee, days_min, days_max }) => ({
    channel,
    fee: feeForDistance(items.map((item) => item[fee]).reduce(maxMoney, zeroMoney(currency)), distance),
    days_min: days_min + distanceRates[distance].days,
    days_max: days_max + distanceRates[distance].days,
  }));
