import {
  aCategoryTree,
  anItemCard,
  anItemDetail,
  aPicture,
  aSearchAnswer,
  aShop,
  refused,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { dayMs, hourMs } from '@pasar/durations';

const now = 1_790_000_000_000;
const sale = { starts_at: now - 1, ends_at: now + hourMs };
const categories = aCategoryTree();
const [category] = categories;
const shop = { shopid: 13, username: 'segar', name: 'Segar', picture: aPicture() };
const shopTile = { ...shop, cover: aPicture(), tagline: 'Fresh' };
const row = { category, items: someItemCards(2, 221) };

const voucher = {
  code: 'SEGAR10',
  shop: { ...shop, is_mart: true },
  kind: 'fixed',
  label: '$2 off',
  min_spend: someMoney(2000),
  starts_at: now - 1,
  ends_at: now + dayMs,
  status_code: 1,
};

const collection = {
  collectionid: 7,
  name: 'Picnic time',
  description: '',
  picture: aPicture(),
  item_count: 3,
};

const saleItems = someItemCards(2, 401).map((item) => ({
  ...item,
  flash_sale: {
    ...sale,
    price: someMoney(500),
    price_before: someMoney(1000),
    stock: 4,
    sold: 1,
    per_user_limit: 2,
  },
}));

const rating = {
  ratingid: 1,
  userid: 5,
  username: 'mei',
  rating_star: 5,
  comment: 'Sturdy',
  pictures: [],
  ctime: 1_650_000_000,
};

const campaign = {
  campaignid: 3,
  title: 'Harvest',
  subtitle: 'Everything woven',
  picture: aPicture(),
  theme: 'sun',
  starts_at: now - 1,
  ends_at: now + dayMs,
  ongoing: true,
};

const homeAnswers: FakeAnswers = {
  '/api/v4/home/sections': () => ({
    server_time: now,
    sections: [{ kind: 'flash-sale', ends_at: now + hourMs, items: someItemCards(9, 101) }],
    later: ['top-products'],
  }),
  '/api/v4/item/card_manifests': () => ({ manifests: [] }),
  '/api/v4/category/tree': () => ({ categories }),
  '/api/v4/search/search_items': () =>
    aSearchAnswer({ items: [anItemCard(), ...someItemCards(4, 301)], total: 5 }),
};

const itemAndShopAnswers: FakeAnswers = {
  '/api/v4/item/get': ({ query }) => anItemDetail({ is_adult: query?.['itemid'] === 102 }),
  '/api/v4/item/deals': () => ({ bundle_deals: [], add_on_deals: [] }),
  '/api/v4/item/ratings': () => ({ ratings: [] }),
  '/api/v4/item/recommend': () => ({ items: someItemCards(3, 201) }),
  '/api/v4/item/rating_summary': () => ({
    ...{ rating_star: 4.5, rating_count: 2, rating_breakdown: [0, 0, 0, 1, 1] },
    ...{ with_comment: 1, with_picture: 0, variations: [] },
  }),
  '/api/v4/shop/get': () => ({ shop: aShop(), collections: [] }),
  '/api/v4/shop/categories': () => ({
    items: categories.map(({ catid, level, name }) => ({
      catid,
      level,
      name,
      item_count: 3,
      picture: aPicture(),
    })),
  }),
  '/api/v4/shop/ratings': () => ({
    ratings: [{ ...rating, item: { shopid: 11, itemid: 101, name: 'Basket', picture: aPicture() } }],
  }),
  '/api/v4/voucher/list': () => ({ vouchers: [voucher] }),
};

const listAnswers: FakeAnswers = {
  '/api/v4/list/items': () => ({ items: someItemCards(3, 501) }),
  '/api/v4/list/guide': () => ({
    brands: [{ name: 'Anyam', item_count: 3 }],
    categories,
    attributes: [],
  }),
  '/api/v4/collection/get': () => collection,
  '/api/v4/collection/featured': () => ({ collections: [{ ...collection, items: someItemCards(3, 601) }] }),
  '/api/v4/collection/hashtag': () => ({ tag: 'picnic', tagid: 4, item_count: 3, related: ['tea'] }),
  '/api/v4/flash_sale/sessions': () => ({
    server_time: now,
    sessions: [{ ...sale, ongoing: true, item_count: 2 }],
  }),
  '/api/v4/flash_sale/items': () => ({ server_time: now, items: saleItems }),
  '/api/v4/campaign/list': () => ({
    server_time: now,
    campaigns: [campaign, { ...campaign, campaignid: 4, ongoing: false }],
  }),
};

const mallAnswers: FakeAnswers = {
  '/api/v4/mall/home': () => ({ banners: [], categories, brands: [shopTile], rows: [row] }),
  '/api/v4/mall/categories': () => ({ categories }),
  '/api/v4/mall/brands': () => ({
    brands: [{ ...shopTile, letter: 'S', item_count: 12, follower_count: 3 }],
    letters: ['S'],
  }),
  '/api/v4/supermarket/home': () => ({
    ...{ banners: [], categories, shops: [shopTile], vouchers: [voucher], deals: someItemCards(2, 201) },
    ...{ bundle_deals: [], add_on_deals: someItemCards(2, 211), rows: [row] },
  }),
  '/api/v4/supermarket/categories': () => ({ categories }),
};

/** The responses of the public calls of every page that members share. */
export const publicAnswers: FakeAnswers = {
  ...homeAnswers,
  ...itemAndShopAnswers,
  ...listAnswers,
  ...mallAnswers,
};

/** What a browser gets that says nobody is signed in. */
export const anonymousAnswers: FakeAnswers = {
  '/api/v4/account/basic/get_account_info': () => refused(19, { status: 401 }),
  '/api/v4/cart/mini': () => ({ line_count: 0, lines: [] }),
  '/api/v4/account/cookie_get_preferences': () => ({
    need_consent: true,
    preferences: [],
    allowed_fe_set_cookies: [],
  }),
};

/** A page of every screen that members share. */
export const memberPaths: readonly string[] = [
  '/',
  '/search?keyword=tea',
  '/Home-cat.1',
  '/Storage-cat.1.2',
  '/Baskets-cat.1.2.3',
  '/all_categories',
  '/Basket-i.11.101',
  '/Wine-i.11.102',
  '/shop/11',
  '/anyam',
  '/shop/11/search?keyword=tea',
  '/shop/11/category',
  '/shop/11/rating',
  '/shop/11/item/101/rating',
  '/mall',
  '/mall/just-for-you',
  '/mall/brands',
  '/mall/brands/1',
  '/mall/categories',
  '/mall/Home-cat.1',
  '/mall/Home-cat.1/popular',
  '/mall/search?keyword=tea',
  '/supermarket',
  '/supermarket/Home-cat.1',
  '/supermarket/Storage-cat.1.2',
  '/supermarket/Baskets-cat.1.2.3',
  '/supermarket/deals',
  '/supermarket/bundle-deals',
  '/supermarket/add-on-deals',
  '/supermarket/recommendation',
  '/supermarket/all-products',
  '/supermarket/vouchers',
  '/supermarket/flash-sale',
  '/flash_sale',
  '/daily_discover',
  '/popular_products',
  '/top_products',
  '/collections/7',
  '/Picnic-col.7',
  '/picnic-tag',
  '/tag/picnic',
  '/list/Anyam',
  '/featured_collections',
  '/campaigns',
];
