import type { Category, SearchAnswer, Shop } from '@pasar/catalogue-contract';
import type { Picture } from '@pasar/http-contract';

export const aPicture = (id = 'basket'): Picture => ({ id, width: 800, height: 800 });

/** A top category. */
export const aCategory = (changes: Partial<Category> = {}): Category => ({
  catid: 1,
  level: 1,
  name: 'Home',
  picture: aPicture('home'),
  item_count: 120,
  ...changes,
});

/** Three levels: 1 Home › 2 Storage › 3 Baskets, and 4 Food beside Home. */
export const aCategoryTree = (): Category[] => [
  aCategory(),
  aCategory({ catid: 4, name: 'Food' }),
  aCategory({ catid: 2, parent_id: 1, level: 2, name: 'Storage', item_count: 40 }),
  aCategory({ catid: 3, parent_id: 2, level: 3, name: 'Baskets', item_count: 12 }),
];

export const aShop = (changes: Partial<Shop> = {}): Shop => ({
  shopid: 11,
  userid: 21,
  username: 'anyam',
  name: 'Anyam',
  description: 'Baskets and mats, woven by hand.',
  picture: aPicture('anyam'),
  cover: { id: 'anyam-cover', width: 1600, height: 640 },
  location: 'Tanjong Pagar',
  ctime: 1_600_000_000,
  last_active: 1_790_000_000,
  item_count: 42,
  follower_count: 1200,
  rating_star: 4.8,
  rating_count: 310,
  response_rate: 96,
  holiday_mode_on: false,
  followed: false,
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
  is_service_by_shopee: false,
  is_mart: false,
  label_ids: [],
  ...changes,
});

/** A search response with these items and no further pages. */
export const aSearchAnswer = (changes: Partial<SearchAnswer> = {}): SearchAnswer => ({
  items: [],
  total: changes.items?.length ?? 0,
  ...changes,
});
