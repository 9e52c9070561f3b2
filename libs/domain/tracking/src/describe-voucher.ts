import type { JsonObject } from './json.ts';

/** The fields of a voucher that tracking uses. */
export type VoucherFacts = {
  readonly code: string;
  readonly shop?: { readonly shopid: number };
  readonly kind: string;
  readonly min_spend: { readonly amount: number };
  readonly cap?: { readonly amount: number };
  readonly status_code: number;
};

/**
 * A voucher in an event, with every documented field. Vouchers of this store are identified by code only, grant no coins, and
 * have their value in the label; the other fields are 0. doc2 §3 Voucher (tracking)
 *
 * @spec voucher voucher-status
 */
export const describeVoucher = (voucher: VoucherFacts, userid: number | null, now: number) =>
  ({
    user_id: userid ?? 0,
    create_time: now,
    promotion_id: 0,
    voucher_code: voucher.code,
    voucher_market_type: voucher.shop ? 'shop' : 'platform',
    use_type: 'claim',
    reward_type: voucher.kind,
    shop_id: voucher.shop?.shopid ?? 0,
    min_spend: voucher.min_spend.amount,
    discount_info: { value: 0, percentage: 0, cap: voucher.cap?.amount ?? 0 },
    coin_cashback_info: { percentage: 0, cap: 0 },
    invalid_code: 0,
    status_code: voucher.status_code,
  }) satisfies JsonObject;
