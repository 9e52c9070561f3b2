import type { ItemCard } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { noPicture } from '@pasar/http-contract';
import { currentPrice } from '@pasar/item';
import type { Selectable } from 'kysely';
import { toMoney, optionalMoney } from './to-money.ts';

/** The columns of an item that a card shows. */
export const itemColumns = [
  'itemid',
  'shopid',
  'name',
  'currency',
  'price',
  'price_min',
  'price_max',
  'price_before_discount',
  'status',
  'stock',
  'historical_sold',
  'rating_sum',
  'rating_count',
  'liked_count',
  'is_adult',
  'label_ids',
  'can_use_cod',
  'can_use_wholesale',
  'show_free_shipping',
  'has_lowest_price_guarantee',
  'is_new_arrival',
  'is_cc_installment_payment_eligible',
  'is_non_cc_installment_payment_eligible',
  'bundle_deal_label',
  'add_on_deal_label',
  'add_on_deal_sub_type',
  'voucher_label',
  'exclusive_price_label',
  'deep_discount_label',
  'coin_earn_label',
  'groupbuy_label',
  'show_extra_commission',
  'model_count',
] as const;

/** The columns of a shop that a card shows. */
export const shopColumns = [
  'is_official_shop',
  'show_official_shop_label',
  'shopee_verified',
  'is_preferred_plus_seller',
  'is_service_by_shopee',
  'is_mart',
] as const;

/** The columns that a card shows of an item, its shop and its running flash sale. */
export type CardRow = Pick<Selectable<Database['item']>, (typeof itemColumns)[number]> &
  Pick<Selectable<Database['shop']>, (typeof shopColumns)[number]> & {
    readonly shop_location: string;
    readonly picture: Selectable<Database['shop']>['picture'] | null;
    readonly flash_stock: number | null;
    readonly flash_sold: number | null;
    readonly flash_price: number | null;
    readonly preview_starts_at: number | null;
    readonly shop_label_ids: number[];
  };

type CardLabels = Pick<
  ItemCard,
  | 'exclusive_price_info'
  | 'deep_discount_label'
  | 'coin_earn_label'
  | 'groupbuy_label'
  | 'show_extra_commission'
  | 'preview_info'
>;

/** Omits absent labels: most cards have none. */
const toLabels = (row: CardRow): CardLabels => ({
  ...(row.exclusive_price_label !== null && {
    exclusive_price_info: { exclusive_price_results: [{ label: row.exclusive_price_label }] },
  }),
  ...(row.deep_discount_label !== null && { deep_discount_label: row.deep_discount_label }),
  ...(row.coin_earn_label !== null && { coin_earn_label: row.coin_earn_label }),
  ...(row.groupbuy_label !== null && { groupbuy_label: row.groupbuy_label }),
  ...(row.show_extra_commission && { show_extra_commission: true }),
  ...(row.preview_starts_at !== null && { preview_info: { starts_at: row.preview_starts_at } }),
});

/** Returns the mean rating, rounded to a tenth; 0 without ratings. */
export const ratingStar = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;

const toDeals = (row: CardRow): Pick<ItemCard, 'bundle_deal_info' | 'add_on_deal_info' | 'voucher_info'> => ({
  ...(row.bundle_deal_label === null
    ? {}
    : { bundle_deal_info: { bundle_deal_label: row.bundle_deal_label } }),
  ...(row.add_on_deal_label === null
    ? {}
    : {
        add_on_deal_info: {
          add_on_deal_label: row.add_on_deal_label,
          sub_type: row.add_on_deal_sub_type ?? 0,
        },
      }),
  ...(row.voucher_label === null ? {} : { voucher_info: { label: row.voucher_label } }),
});

const toFlashSale = ({ flash_stock, flash_sold }: CardRow) =>
  flash_stock === null
    ? { is_on_flash_sale: false }
    : { is_on_flash_sale: true, flash_sale_stock: Math.max(0, flash_stock - (flash_sold ?? 0)) };

/** Returns the running sale with its remaining stock. Only items without models can be in a sale. */
const runningSale = ({ flash_price, flash_stock, flash_sold, model_count, currency }: CardRow) =>
  model_count > 0 || flash_price === null || flash_stock === null
    ? undefined
    : { price: toMoney(flash_price, currency), remaining: flash_stock - (flash_sold ?? 0) };

/** Returns the current unit price; for an item with models the lowest, and the range. */
function toPrices(row: CardRow) {
  const { currency, price_min, price_max, model_count } = row;
  const { price, price_before_discount, raw_discount } = currentPrice({
    regular: toMoney(row.price, currency),
    before: optionalMoney('before', row.price_before_discount, currency).before,
    flash: runningSale(row),
  });
  const range =
    model_count > 0
      ? { price_min: toMoney(price_min, currency), price_max: toMoney(price_max, currency) }
      : { price_min: price, price_max: price };
  return { price, ...range, ...(price_before_discount && { price_before_discount }), raw_discount };
}

const toFlags = (row: CardRow) => ({
  can_use_cod: row.can_use_cod,
  can_use_wholesale: row.can_use_wholesale,
  show_free_shipping: row.show_free_shipping,
  has_lowest_price_guarantee: row.has_lowest_price_guarantee,
  is_new_arrival: row.is_new_arrival,
  is_cc_installment_payment_eligible: row.is_cc_installment_payment_eligible,
  is_non_cc_installment_payment_eligible: row.is_non_cc_installment_payment_eligible,
});

/** Returns an item's row as a wire card. doc2 §3 Item, Shop. */
export const toCard = (row: CardRow): ItemCard => ({
  itemid: row.itemid,
  shopid: row.shopid,
  name: row.name,
  picture: row.picture ?? noPicture,
  ...toPrices(row),
  status: row.status,
  stock: row.stock,
  historical_sold: row.historical_sold,
  item_rating: { rating_star: ratingStar(row.rating_sum, row.rating_count), rating_count: row.rating_count },
  liked_count: row.liked_count,
  is_adult: row.is_adult,
  // The item's own labels win over its shop's (amb-official-flag-duplicate).
  label_ids: row.label_ids.length > 0 ? row.label_ids : row.shop_label_ids,
  shop_location: row.shop_location,
  is_official_shop: row.is_official_shop,
  show_official_shop_label: row.show_official_shop_label,
  shopee_verified: row.shopee_verified,
  is_preferred_plus_seller: row.is_preferred_plus_seller,
  is_service_by_shopee: row.is_service_by_shopee,
  is_mart: row.is_mart,
  ...toFlashSale(row),
  ...toFlags(row),
  ...toDeals(row),
  ...toLabels(row),
  model_count: row.model_count,
});
