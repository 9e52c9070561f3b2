import type { DeliveryDistance } from './delivery-distance.ts';

/** Delivery channels; the first is the default. */
export const deliveryChannels = [
  { channel: 'standard', days_min: 2, days_max: 4, fee: 'shipping_max' },
  { channel: 'economy', days_min: 4, days_max: 8, fee: 'shipping_min' },
] as const;

/** Fee by distance, in whole per cent of an item's own fee, and additional days. */
export const distanceRates: Record<DeliveryDistance, { readonly percent: number; readonly days: number }> = {
  same: { percent: 80, days: -1 },
  near: { percent: 100, days: 0 },
  far: { percent: 150, days: 2 },
};
