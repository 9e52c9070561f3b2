import { aSearchAnswer, createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import allProductsScreen from './all-products/all-products-screen.ts';
import { AllProductsScreen } from './all-products/AllProductsScreen.tsx';
import buyAgainScreen from './buy-again/buy-again-screen.ts';
import { BuyAgainScreen } from './buy-again/BuyAgainScreen.tsx';
import categoryScreen from './category/category-screen.ts';
import { SupermarketCategoryScreen } from './category/SupermarketCategoryScreen.tsx';
import itemListScreen from './item-list/item-list-screen.ts';
import { ItemListScreen } from './item-list/ItemListScreen.tsx';
import { supermarketAnswers } from './supermarket.examples.ts';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });
const nothingFound: FakeAnswers = { '/api/v4/search/search_items': () => aSearchAnswer() };
const httpWith = (answers: FakeAnswers) => createFakeHttp({ ...supermarketAnswers, ...answers });

const categoryInput = {
  route: 'supermarket-category-l2',
  params: { categoryName: 'Storage', categoryId: 1, subCategoryId: 2 },
  query: '',
} as const;
const categorySetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: categoryScreen, input: categoryInput, at: '/supermarket/Storage-cat.1.2' },
  http: httpWith(answers),
});

const meta: Meta = {
  title: 'Screens/Supermarket lists',
  render: () => <SupermarketCategoryScreen input={categoryInput} />,
  parameters: { layout: 'fullscreen', screenSetup: categorySetup() },
};
export default meta;

export const Category: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Storage' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
  },
};
export const CategoryOnAPhone: Story = { globals: phone };
export const CategoryInTheDarkInThai: Story = { globals: { ...thai, scheme: 'dark' } };
export const EmptyCategory: Story = { parameters: { screenSetup: categorySetup(nothingFound) } };
export const CategoryLoading: Story = { parameters: { screenSetup: loadingSetup } };
export const CategoryNotLoaded: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/supermarket/categories': down }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const CategoryGone: Story = {
  parameters: {
    screenSetup: categorySetup({ '/api/v4/supermarket/categories': () => ({ categories: [] }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Supermarket' })).toBeVisible();
  },
};

const dealsInput = { route: 'supermarket-deals', params: {}, query: 'category=4' } as const;
const deals = (answers: FakeAnswers = {}): Story => ({
  render: () => <ItemListScreen input={dealsInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: itemListScreen, input: dealsInput, at: '/supermarket/deals?category=4' },
      http: httpWith(answers),
    },
  },
});

export const Deals: Story = deals();
export const DealsOnAPhoneInTheDark: Story = { ...deals(), globals: { ...phone, scheme: 'dark' } };
export const DealsInThai: Story = { ...deals(), globals: thai };
export const NoDeals: Story = deals({ '/api/v4/list/items': () => ({ items: [] }) });
export const DealsLoading: Story = { ...deals(), parameters: { screenSetup: loadingSetup } };
export const DealsNotLoaded: Story = deals({ '/api/v4/list/items': down });

const searchInput = { route: 'supermarket-all-products', params: {}, query: 'keyword=egg' } as const;
const search = (answers: FakeAnswers = {}): Story => ({
  render: () => <AllProductsScreen input={searchInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: allProductsScreen, input: searchInput, at: '/supermarket/all-products?keyword=egg' },
      http: httpWith(answers),
    },
  },
});

export const Search: Story = search();
export const SearchOnAPhoneInTheDark: Story = { ...search(), globals: { ...phone, scheme: 'dark' } };
export const NothingFound: Story = search(nothingFound);
export const SearchLoading: Story = { ...search(), parameters: { screenSetup: loadingSetup } };
export const SearchNotLoaded: Story = search({ '/api/v4/search/search_items': down });

const buyAgain = (answers: FakeAnswers = {}): Story => ({
  render: () => <BuyAgainScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: buyAgainScreen, input: { route: 'supermarket-buy-again', params: {}, query: '' } },
      ...{ at: '/supermarket/buy-again', http: httpWith(answers) },
    },
  },
});

export const BuyAgain: Story = buyAgain();
export const BuyAgainOnAPhoneInThai: Story = { ...buyAgain(), globals: { ...phone, ...thai } };
export const NothingBoughtYet: Story = {
  ...buyAgain({ '/api/v4/list/buy_again': () => ({ items: [] }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
  },
};
export const BuyAgainLoading: Story = { ...buyAgain(), parameters: { screenSetup: loadingSetup } };
export const BuyAgainNotLoaded: Story = buyAgain({ '/api/v4/list/buy_again': down });
