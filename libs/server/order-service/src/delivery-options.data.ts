import type { Money } from '@pasar/money';

type Fees = { readonly shipping_min: Money; readonly shipping_max: Money };

export type DeliveryChannel = {
  readonly channel: string;
  /** Days from the order, the soonest and the latest. */
  readonly days_min: number;
  readonly days_max: number;
  /** Which of an item's two shipping fees it costs. */
  readonly fee: keyof Fees;
};

/** How a parcel may travel; the first is taken when nobody chooses. */
export const deliveryChannels = [
  { channel: 'standard', days_min: 2, days_max: 4, fee: 'shipping_max' },
  { channel: 'economy', days_min: 4, days_max: 8, fee: 'shipping_min' },
] as const satisfies readonly DeliveryChannel[];
