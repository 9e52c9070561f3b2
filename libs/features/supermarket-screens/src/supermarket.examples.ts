import {
  aCategory,
  aCategoryTree,
  aPicture,
  aSearchAnswer,
  aShop,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { ItemCard, SupermarketHome, Voucher } from '@pasar/catalogue-api';
import { hourMs } from '@pasar/durations';

/** The server's time in all examples, in epoch milliseconds. */
export const now = 1_790_000_000_000;

const pictures = ['rice', 'wine', 'pot', 'kettle', 'basket', 'scarf', 'shirt', 'earphones'];

/** Supermarkets' items with different pictures. */
export const groceries: ItemCard[] = pictures.flatMap((id, index) =>
  someItemCards(1, 301 + index, { picture: aPicture(id), is_mart: true }),
);

const shop = aShop({
  shopid: 13,
  username: 'segar',
  name: 'Segar',
  picture: aPicture('rice'),
  is_mart: true,
});

export const aMartVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
  ...{ code: 'SEGAR10', promotionid: 1, shop, kind: 'fixed', label: '$2 off', min_spend: someMoney(2000) },
  ...{ starts_at: now - 1, ends_at: 4_102_444_800_000, status_code: 1 },
  ...changes,
});

const [home] = aCategoryTree();

/** The supermarket’s sections; there are no bundle deals. */
export const aSupermarketHome = (changes: Partial<SupermarketHome> = {}): SupermarketHome => ({
  banners: [
    {
      ...{ id: 1, title: 'Fresh for the week', subtitle: 'Until Sunday', picture: aPicture('rice') },
      ...{ link: '/supermarket/deals', theme: 'default' },
    },
  ],
  categories: aCategoryTree(),
  shops: [{ ...shop, cover: aPicture('wine'), tagline: 'Fresh every morning' }],
  vouchers: [aMartVoucher()],
  deals: groceries.slice(0, 6),
  bundle_deals: [],
  add_on_deals: groceries.slice(2, 6),
  rows: [{ category: home ?? aCategory(), items: groceries.slice(0, 6) }],
  ...changes,
});

/** The running session of the flash sale. */
export const saleSession = { starts_at: now - 1, ends_at: now + hourMs };

/** Items of the flash sale; the last is sold out. */
export const saleItems = groceries.slice(0, 4).map((item, index) => ({
  ...item,
  flash_sale: {
    ...{ ...saleSession, price: someMoney(500), price_before: someMoney(1000) },
    ...{ stock: 4, sold: index + 1, per_user_limit: 2 },
  },
}));

/** What the supermarket’s calls respond. */
export const supermarketAnswers: FakeAnswers = {
  '/api/v4/supermarket/home': () => aSupermarketHome(),
  '/api/v4/supermarket/categories': () => ({ categories: aCategoryTree() }),
  '/api/v4/list/items': () => ({ items: groceries }),
  '/api/v4/list/buy_again': () => ({ items: groceries }),
  '/api/v4/search/search_items': () => aSearchAnswer({ items: groceries, total: groceries.length }),
  '/api/v4/voucher/list': () => ({
    vouchers: [
      aMartVoucher(),
      aMartVoucher({ code: 'WEEK15', kind: 'percentage', label: '15% off, up to $8' }),
      aMartVoucher({ code: 'GONE', status_code: 3 }),
    ],
  }),
  '/api/v4/flash_sale/sessions': () => ({
    server_time: now,
    sessions: [
      { ...saleSession, ongoing: true, item_count: saleItems.length },
      { starts_at: now + 7_200_000, ends_at: now + 10_800_000, ongoing: false, item_count: 8 },
    ],
  }),
  '/api/v4/flash_sale/items': () => ({ server_time: now, items: saleItems }),
};
