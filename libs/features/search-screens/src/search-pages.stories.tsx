import {
  aCategoryTree,
  aPicture,
  aSearchAnswer,
  aShop,
  createFakeHttp,
  loadingSetup,
  refused,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import allCategoriesScreen from './all-categories/all-categories-screen.ts';
import { AllCategoriesScreen } from './all-categories/AllCategoriesScreen.tsx';
import categoryScreen from './category/category-screen.ts';
import { CategoryScreen } from './category/CategoryScreen.tsx';
import catalogueScreen from './search-catalogue/search-catalogue-screen.ts';
import { SearchCatalogueScreen } from './search-catalogue/SearchCatalogueScreen.tsx';
import intermediateScreen from './search-intermediate/search-intermediate-screen.ts';
import { SearchIntermediateScreen } from './search-intermediate/SearchIntermediateScreen.tsx';
import usersScreen from './search-user/search-user-screen.ts';
import { SearchUserScreen } from './search-user/SearchUserScreen.tsx';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });

const items = ['kettle', 'pot', 'basket', 'wine'].flatMap((id, index) =>
  someItemCards(1, 101 + index, { picture: aPicture(id) }),
);
const categories = aCategoryTree().map((category) => ({ ...category, picture: aPicture('pot') }));

const working: FakeAnswers = {
  '/api/v4/category/tree': () => ({ categories }),
  '/api/v4/search/search_items': () => aSearchAnswer({ items, total: items.length }),
  '/api/v4/search/suggest': () => ({
    suggestions: ['rattan', 'kettle', 'tote bag'].map((text) => ({
      ...{ kind: 'keyword', text, link: `/search?keyword=${encodeURIComponent(text)}` },
    })),
  }),
  '/api/v4/search/search_user': () => ({
    users: [
      aShop({ picture: aPicture(), is_official_shop: true, show_official_shop_label: true }),
      aShop({ shopid: 12, username: 'batu', name: 'Batu', picture: aPicture('pot') }),
    ],
    total: 2,
  }),
  '/api/v4/search/catalogue': () => ({
    catalogue: {
      ...{ catalogueid: 7, name: 'Enamel kettle, 1.2 l', brand: 'Cerek', picture: aPicture('kettle') },
      ...{ item_count: 4, shop_count: 3, price_min: someMoney(1990), price_max: someMoney(2490) },
    },
  }),
};
const httpWith = (answers: FakeAnswers) => createFakeHttp({ ...working, ...answers });

const categoryInput = {
  route: 'category-l2',
  params: { categoryName: 'Storage', categoryId: 1, subCategoryId: 2 },
  query: '',
} as const;
const categorySetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: categoryScreen, input: categoryInput, at: '/Storage-cat.1.2' },
  http: httpWith(answers),
});

const meta: Meta = {
  title: 'Screens/Search pages',
  render: () => <CategoryScreen input={categoryInput} />,
  parameters: { layout: 'fullscreen', screenSetup: categorySetup() },
};
export default meta;

export const Category: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Storage' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(items.length);
  },
};
export const CategoryOnAPhoneInTheDark: Story = { globals: { ...phone, scheme: 'dark' } };
export const CategoryInThai: Story = { globals: thai };
export const EmptyCategory: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/search/search_items': () => aSearchAnswer() }) },
};
export const CategoryLoading: Story = { parameters: { screenSetup: loadingSetup } };
export const CategoryNotLoaded: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/category/tree': down }) },
};
export const CategoryGone: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/category/tree': () => ({ categories: [] }) }) },
};

const allCategories = (answers: FakeAnswers = {}): Story => ({
  render: () => <AllCategoriesScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: allCategoriesScreen, input: { route: 'all-categories', params: {}, query: '' } },
      ...{ at: '/all_categories', http: httpWith(answers) },
    },
  },
});

export const AllCategories: Story = allCategories();
export const AllCategoriesOnAPhone: Story = { ...allCategories(), globals: phone };
export const AllCategoriesLoading: Story = { ...allCategories(), parameters: { screenSetup: loadingSetup } };
export const AllCategoriesNotLoaded: Story = allCategories({ '/api/v4/category/tree': down });

const catalogueInput = { route: 'search-catalogue', params: {}, query: 'catalogue=7' } as const;
const catalogue = (answers: FakeAnswers = {}): Story => ({
  render: () => <SearchCatalogueScreen input={catalogueInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: catalogueScreen, input: catalogueInput, at: '/search-catalogue?catalogue=7' },
      http: httpWith(answers),
    },
  },
});

/** The same product from several shops. */
export const Offers: Story = {
  ...catalogue(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$19.90 – $24.90')).toBeVisible();
  },
};
export const OffersOnAPhoneInTheDark: Story = { ...catalogue(), globals: { ...phone, scheme: 'dark' } };
export const OffersLoading: Story = { ...catalogue(), parameters: { screenSetup: loadingSetup } };
export const OffersNotLoaded: Story = catalogue({ '/api/v4/search/catalogue': down });
export const ProductGone: Story = catalogue({
  '/api/v4/search/catalogue': () => refused(4, { status: 404 }),
});

const beforeSearch = (answers: FakeAnswers = {}): Story => ({
  globals: phone,
  render: () => <SearchIntermediateScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: intermediateScreen, input: { route: 'search-intermediate', params: {}, query: '' } },
      ...{ at: '/search_intermediate', http: httpWith(answers) },
    },
  },
});

export const BeforeASearch: Story = beforeSearch();
export const BeforeASearchInTheDarkInThai: Story = {
  ...beforeSearch(),
  globals: { ...phone, ...thai, scheme: 'dark' },
};
export const WithoutPopularSearches: Story = beforeSearch({
  '/api/v4/search/suggest': () => ({ suggestions: [] }),
});

const usersInput = { route: 'search-user', params: {}, query: 'keyword=an' } as const;
const users = (answers: FakeAnswers = {}): Story => ({
  render: () => <SearchUserScreen input={usersInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: usersScreen, input: usersInput, at: '/search_user?keyword=an' },
      http: httpWith(answers),
    },
  },
});

export const Shops: Story = {
  ...users(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Batu')).toBeVisible();
  },
};
export const ShopsOnAPhoneInTheDark: Story = { ...users(), globals: { ...phone, scheme: 'dark' } };
export const NoShops: Story = users({ '/api/v4/search/search_user': () => ({ users: [], total: 0 }) });
export const ShopsLoading: Story = { ...users(), parameters: { screenSetup: loadingSetup } };
export const ShopsNotLoaded: Story = users({ '/api/v4/search/search_user': down });
