import type { Market } from '@pasar/markets';

/** Returns the initial fields of a new item, created at a time in epoch milliseconds: nothing sold, rated or promoted. */
export const newItemFields = ({ cod }: Pick<Market, 'cod'>, now: number) => ({
  ...{ collection_ids: [], historical_sold: 0, liked_count: 0, rating_sum: 0, rating_count: 0 },
  ...{ rating_breakdown: [0, 0, 0, 0, 0], comment_count: 0, can_use_cod: cod, can_use_wholesale: false },
  ...{ show_free_shipping: false, has_lowest_price_guarantee: false, is_new_arrival: false },
  ...{ is_cc_installment_payment_eligible: false, is_non_cc_installment_payment_eligible: false },
  ...{ bundle_deal_label: null, add_on_deal_label: null, add_on_deal_sub_type: null, voucher_label: null },
  ...{ label_ids: [], wholesale_tiers: '[]', ctime: now, popularity: 0 },
});
