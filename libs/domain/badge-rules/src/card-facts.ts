/** A shop's flags (doc2 §3 Shop). The wire's flags are true, 1, false, 0 or absent. @spec seller-flags */
export type SellerFlags = {
  readonly shopee_verified?: unknown;
  readonly is_preferred_plus_seller?: unknown;
  readonly is_official_shop?: unknown;
  readonly show_official_shop_label?: unknown;
  readonly is_service_by_shopee?: unknown;
  readonly is_mart?: unknown;
  readonly label_ids?: readonly number[] | null;
};

type Label = {
  readonly label?: unknown;
};

type RelationshipLabel = {
  readonly show?: unknown;
} & Label;

/** The fields of an item that the rules read (doc2 §3 Item); wire cards are assignable. */
export type CardFacts = {
  readonly stock?: number;
  readonly raw_discount?: number;
  readonly is_on_flash_sale?: unknown;
  readonly has_lowest_price_guarantee?: unknown;
  readonly preview_info?: unknown;
  readonly bundle_deal_info?: { readonly bundle_deal_label?: unknown } | null;
  /** `sub_type` 1 is a free gift. */
  readonly add_on_deal_info?: { readonly add_on_deal_label?: unknown; readonly sub_type?: number } | null;
  readonly can_use_wholesale?: unknown;
  readonly coin_earn_label?: unknown;
  readonly exclusive_price_info?: { readonly exclusive_price_results?: readonly Label[] | null } | null;
  readonly deep_discount_label?: unknown;
  readonly groupbuy_label?: unknown;
  readonly voucher_info?: Label | null;
  readonly free_shipping_info?: unknown;
  readonly show_free_shipping?: unknown;
  readonly can_use_cod?: unknown;
  readonly is_new_arrival?: unknown;
  readonly welcome_package_info?: {
    readonly wp_eligibility?: { readonly is_wp_eligible?: unknown } | null;
  } | null;
  readonly show_extra_commission?: unknown;
  readonly relationship_label?: RelationshipLabel | null;
  readonly friend_relationship_label?: RelationshipLabel | null;
  readonly is_cc_installment_payment_eligible?: unknown;
  readonly is_non_cc_installment_payment_eligible?: unknown;
} & SellerFlags;

const noLabels: readonly number[] = [];

/** The labels of a card: the item's, or else its shop's; empty if neither has a list (amb-official-flag-duplicate). */
export const cardLabels = (item: CardFacts, shop: SellerFlags): readonly number[] => {
  const labels = item.label_ids ?? shop.label_ids;
  return Array.isArray(labels) ? labels : noLabels;
};
