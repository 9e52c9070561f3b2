import { aCategory, aCategoryTree, aPicture, aSearchAnswer, someItemCards } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { ItemCard, MallBrand, MallHome } from '@pasar/catalogue-api';

const pictures = ['basket', 'kettle', 'earphones', 'rice', 'shirt', 'scarf', 'pot', 'wine'];

/** Official shops' items with different pictures. */
export const mallItems: ItemCard[] = pictures.flatMap((id, index) =>
  someItemCards(1, 301 + index, {
    ...{ picture: aPicture(id), is_official_shop: true, show_official_shop_label: true },
  }),
);

export const aBrand = (shopid: number, name: string, changes: Partial<MallBrand> = {}): MallBrand => ({
  ...{ shopid, name, username: name.toLowerCase(), letter: name.slice(0, 1) },
  ...{ picture: aPicture(), cover: aPicture('scarf'), tagline: '', item_count: 12, follower_count: 3 },
  ...changes,
});

export const someBrands: readonly MallBrand[] = [
  aBrand(11, 'Anyam', { tagline: 'Woven by hand since 1962' }),
  aBrand(12, 'Aroma', { picture: aPicture('rice'), item_count: 1 }),
  aBrand(13, 'Kayu', { picture: aPicture('pot') }),
  aBrand(14, 'Kopi & Teh Company of the Straits', { picture: aPicture('kettle'), item_count: 1240 }),
];

const [home] = aCategoryTree();

/** The mall’s sections: banners, categories, brands, and one category’s row. */
export const aMallHome = (changes: Partial<MallHome> = {}): MallHome => ({
  banners: [
    {
      ...{ id: 1, title: 'Brand week', subtitle: 'Until Sunday', picture: aPicture('scarf') },
      ...{ link: '/mall/brands', theme: 'default' },
    },
  ],
  categories: [
    aCategory({ picture: aPicture('pot') }),
    aCategory({ catid: 4, name: 'Food', picture: aPicture('rice') }),
  ],
  brands: [...someBrands],
  rows: [{ category: home ?? aCategory(), items: mallItems.slice(0, 6) }],
  ...changes,
});

/** What the mall’s calls respond. */
export const mallAnswers: FakeAnswers = {
  '/api/v4/mall/home': () => aMallHome(),
  '/api/v4/mall/categories': () => ({ categories: aCategoryTree() }),
  '/api/v4/mall/brands': () => ({ brands: someBrands, letters: ['A', 'K'] }),
  '/api/v4/list/items': () => ({ items: mallItems }),
  '/api/v4/search/search_items': () => aSearchAnswer({ items: mallItems, total: mallItems.length }),
};
