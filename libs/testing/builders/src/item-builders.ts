import type { ItemCard, ItemDetail, Model, Rating } from '@pasar/catalogue-contract';
import type { Money } from '@pasar/money';
import { aCategory, aPicture, aShop } from './catalogue-builders.ts';

/** An amount in cents of Singapore dollars, or of another currency. */
export const someMoney = (amount: number, currency = 'SGD'): Money => ({ amount, currency });

/** An item in stock, as a list shows it. */
export const anItemCard = (changes: Partial<ItemCard> = {}): ItemCard => ({
  itemid: 101,
  shopid: 11,
  name: 'Straw market basket',
  picture: aPicture(),
  price: someMoney(2490),
  price_min: someMoney(2490),
  price_max: someMoney(2490),
  raw_discount: 0,
  status: 1,
  stock: 20,
  historical_sold: 340,
  item_rating: { rating_star: 4.6, rating_count: 87 },
  liked_count: 12,
  is_adult: false,
  label_ids: [],
  shop_location: 'Tanjong Pagar',
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
  is_service_by_shopee: false,
  is_mart: false,
  is_on_flash_sale: false,
  can_use_cod: false,
  can_use_wholesale: false,
  show_free_shipping: false,
  has_lowest_price_guarantee: false,
  is_new_arrival: false,
  is_cc_installment_payment_eligible: false,
  is_non_cc_installment_payment_eligible: false,
  model_count: 0,
  ...changes,
});

/** Several different cards, with consecutive item ids. */
export const someItemCards = (count: number, firstId = 101, changes: Partial<ItemCard> = {}): ItemCard[] =>
  Array.from({ length: count }, (_, index) =>
    anItemCard({ itemid: firstId + index, name: `Market find ${firstId + index}`, ...changes }),
  );

/** A model of an item; `options` are its indexes in each tier. */
export const aModel = (modelid: number, options: number[], changes: Partial<Model> = {}): Model => ({
  modelid,
  name: options.join(','),
  tier_index: options,
  price: someMoney(2490),
  stock: 5,
  status: 1,
  ...changes,
});

/** An item with the fields of its product page. */
export const anItemDetail = (changes: Partial<ItemDetail> = {}): ItemDetail => ({
  ...anItemCard(),
  pictures: [aPicture('basket-1'), aPicture('basket-2')],
  description: 'Woven by hand.\nHolds a week of vegetables.',
  brand: 'Anyam',
  attributes: [{ attrid: 7, name: 'Material', value: 'Straw' }],
  categories: [
    aCategory({ catid: 1, name: 'Home' }),
    aCategory({ catid: 2, parent_id: 1, level: 2, name: 'Storage' }),
  ],
  models: [],
  tier_variations: [],
  wholesale_tiers: [],
  shop_vouchers: [],
  shipping_fee: {
    ...{ min: someMoney(199), max: someMoney(399), days_min: 2, days_max: 5 },
    arrives: { from: '2026-11-24', to: '2026-11-30', place: 'Singapore' },
  },
  rating_breakdown: [1, 2, 5, 19, 60],
  comment_count: 40,
  picture_count: 6,
  liked: false,
  shop: aShop(),
  ...changes,
});

/** An item in two colours and two sizes; the second colour's second size is sold out. */
export const anItemWithChoices = (changes: Partial<ItemDetail> = {}): ItemDetail =>
  anItemDetail({
    tier_variations: [
      { name: 'Colour', options: ['Red', 'Blue'], pictures: [aPicture('red'), aPicture('blue')] },
      { name: 'Size', options: ['S', 'L'], pictures: [] },
    ],
    models: [
      aModel(1, [0, 0]),
      aModel(2, [0, 1], { price: someMoney(2990) }),
      aModel(3, [1, 0], { stock: 2 }),
      aModel(4, [1, 1], { stock: 0 }),
    ],
    model_count: 4,
    price_max: someMoney(2990),
    ...changes,
  });

/** A buyer's rating. */
export const aRating = (changes: Partial<Rating> = {}): Rating => ({
  id: 901,
  username: 'citra',
  rating_star: 5,
  comment: 'Just as described.',
  model_name: '',
  pictures: [],
  ctime: 1_790_000_000,
  liked_count: 3,
  ...changes,
});
