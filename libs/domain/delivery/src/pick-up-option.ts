import type { MarketCode } from '@pasar/markets';
import { maxMoney, roundToPrice, takePercent, zeroMoney } from '@pasar/money';
import type { DeliveryOption, ItemShipping } from './delivery-options.ts';
import { findPickUpTerms } from './find-pick-up-terms.ts';

/** The delivery of one parcel to a branch; undefined in a market without branches. */
export function pickUpOption(
  items: readonly ItemShipping[],
  market: MarketCode,
  currency: string,
): DeliveryOption | undefined {
  const terms = findPickUpTerms(market);
  if (!terms) return undefined;
  const { channel, percent, days_min, days_max } = terms;
  const highest = items.map(({ shipping_min }) => shipping_min).reduce(maxMoney, zeroMoney(currency));
  return { channel, fee: roundToPrice(takePercent(highest, percent)), days_min, days_max };
}
