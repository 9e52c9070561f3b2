import type { ShopTileData } from './shop-tile-data.ts';

const shop: ShopTileData = {
  shopid: 11,
  username: 'anyam',
  name: 'Anyam',
  picture: { id: 'basket', width: 640, height: 640 },
  location: 'Tanjong Pagar',
  item_count: 42,
  follower_count: 1200,
  rating_star: 4.8,
  is_official_shop: false,
  show_official_shop_label: false,
  shopee_verified: false,
  is_preferred_plus_seller: false,
};

/** Shops under the wire's names, for stories and specs. */
export const shopTileExamples = {
  plain: shop,
  official: {
    ...shop,
    shopid: 12,
    name: 'Lumora',
    picture: { ...shop.picture, id: 'earphones' },
    is_official_shop: true,
    show_official_shop_label: true,
  },
  preferred: { ...shop, shopid: 13, picture: { ...shop.picture, id: 'kettle' }, shopee_verified: true },
  preferredPlus: {
    ...shop,
    shopid: 14,
    picture: { ...shop.picture, id: 'rice' },
    shopee_verified: true,
    is_preferred_plus_seller: true,
  },
  unrated: { ...shop, shopid: 15, name: 'New here', rating_star: 0, item_count: 1, follower_count: 0 },
  longName: {
    ...shop,
    shopid: 16,
    name: 'Manufaktura najlepszych koszyków wiklinowych w całym województwie',
    picture: { ...shop.picture, id: 'pot' },
    location: 'Nakhon Si Thammarat และจังหวัดใกล้เคียง',
    follower_count: 12_345_678,
  },
} satisfies Readonly<Record<string, ShopTileData>>;
