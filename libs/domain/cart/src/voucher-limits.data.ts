import { dayMs } from '@pasar/durations';

/** Limits of a voucher that a shop issues. */
export const voucherLimits = {
  minCodeLength: 4,
  maxCodeLength: 20,
  maxNameLength: 60,
  maxPercent: 90,
  maxQuantity: 1_000_000,
  maxPerUserLimit: 100,
  /** Chosen products of one voucher. */
  maxItems: 100,
  /** From the start to the end. */
  maxPeriodMs: 731 * dayMs,
  /** From the moment of saving to the start. */
  maxLeadMs: 366 * dayMs,
  /** Upcoming and running vouchers of one shop. */
  maxOpenPerShop: 200,
} as const;

/** Codes with these prefixes belong to the marketplace. */
export const reservedVoucherPrefixes = ['FREESHIP', 'MART', 'PASAR', 'SHOP', 'WELCOME'] as const;
