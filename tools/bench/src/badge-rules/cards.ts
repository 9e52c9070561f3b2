import type { CardFacts, SellerFlags } from '@pasar/badge-rules';

/** A card's wire data: the item and its shop. */
export type Card = {
  readonly item: CardFacts;
  readonly shop: SellerFlags;
};

/** Park and Miller's generator, seeded so that every run has the same cards. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const createCard = (random: () => number): Card => {
  const often = (share: number): boolean => random() < share;
  return {
    item: {
      stock: Math.floor(random() * 40),
      raw_discount: often(0.5) ? Math.floor(random() * 70) : 0,
      is_on_flash_sale: often(0.1),
      has_lowest_price_guarantee: often(0.1),
      can_use_wholesale: often(0.2),
      can_use_cod: often(0.5),
      bundle_deal_info: often(0.2) ? { bundle_deal_label: 'Buy 2' } : null,
      add_on_deal_info: often(0.2) ? { add_on_deal_label: 'Add-on', sub_type: often(0.5) ? 1 : 0 } : null,
      voucher_info: often(0.3) ? { label: '5% off' } : null,
      coin_earn_label: often(0.2) ? 'Coins' : null,
      is_new_arrival: often(0.1),
      show_free_shipping: often(0.6),
      label_ids: often(0.3) ? [1_000_167] : [],
    },
    shop: {
      shopee_verified: often(0.3),
      is_preferred_plus_seller: often(0.2),
      is_official_shop: often(0.2),
      show_official_shop_label: often(0.7),
      is_service_by_shopee: often(0.1),
    },
  };
};

const random = randomFrom(20_261_121);

export const cards: readonly Card[] = Array.from({ length: 1000 }, () => createCard(random));
