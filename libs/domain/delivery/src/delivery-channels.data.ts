import type { DeliveryDistance } from './delivery-distance.ts';

/** How a parcel may travel; the first is taken when nobody chooses. */
export const deliveryChannels = [
  { channel: 'standard', days_min: 2, days_max: 4, fee: 'shipping_max' },
  { channel: 'economy', days_min: 4, days_max: 8, fee: 'shipping_min' },
] as const;

/** Whole per cent of an item's own fee that a distance costs, and the days that it adds. */
export const distanceRates: Record<DeliveryDistance, { readonly percent: number; readonly days: number }> = {
  same: { percent: 80, days: -1 },
  near: { percent: 100, days: 0 },
  far: { percent: 150, days: 2 },
};
