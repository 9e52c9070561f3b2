import { dayMs } from '@pasar/durations';

/**
 * `bundle`: a percentage off some of its products together. `add-on`: products at a deal price with a main product. `gift`:
 * products for nothing with a main product.
 */
export const dealKinds = ['bundle', 'add-on', 'gift'] as const;
export type DealKind = (typeof dealKinds)[number];

/** Limits of a deal that a shop makes. */
export const dealLimits = {
  maxNameLength: 60,
  minQuantity: 2,
  maxQuantity: 100,
  maxPercent: 90,
  /** Products of a bundle, or main products. */
  maxItems: 100,
  /** Products that are cheaper or free with a main product. */
  maxSubs: 30,
  maxPerMain: 20,
  /** From the start to the end. */
  maxPeriodMs: 731 * dayMs,
  /** From the moment of saving to the start. */
  maxLeadMs: 366 * dayMs,
  /** Upcoming and running deals of one shop. */
  maxOpenPerShop: 100,
} as const;
