import { aPicture, aRating, aSearchAnswer, aShop, anItemDetail, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';

/** Four ratings, of one variant. */
export const ratingSummary = {
  rating_star: 4.5,
  rating_count: 4,
  rating_breakdown: [0, 0, 0, 2, 2],
  with_comment: 1,
  with_picture: 0,
  variations: [{ name: 'Blue', count: 3 }],
};
const brief = { ...aShop(), shopid: 12, username: 'tikar', name: 'Tikar' };
const item = { shopid: 11, itemid: 5, name: 'Mat', picture: aPicture('mat') };
/** A buyer with one rating by a seller. */
export const ratedBuyer = { username: 'budi', rating_star: 5, rating_count: 1 };

/** A shop's pages: two ratings, three items, two followers and one category. */
export const shopAnswers: FakeAnswers = {
  '/api/v4/shop/get': () => ({ shop: aShop(), collections: [] }),
  '/api/v4/shop/ratings': () => ({ ratings: [{ ...aRating(), item }] }),
  '/api/v4/item/rating_summary': () => ratingSummary,
  '/api/v4/item/get': () => anItemDetail(),
  '/api/v4/item/ratings': () => ({ ratings: [aRating({ comment: 'Fits well' })] }),
  '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(3), total: 3 }),
  '/api/v4/buyer/ratings': () => ({ ...ratedBuyer, ratings: [{ ...aRating(), shop: brief }] }),
  '/api/v4/shop/followers': () => ({
    total: 2,
    followers: [
      { userid: 7, username: 'budi', portrait: '' },
      { userid: 8, username: 'tikar', portrait: '', shop: brief },
    ],
  }),
  '/api/v4/shop/following': () => ({ total: 1, shops: [brief] }),
  '/api/v4/shop/categories': () => ({
    items: [{ catid: 5, level: 2, name: 'Mats', item_count: 7, picture: aPicture('mats') }],
    has_more: false,
  }),
};
