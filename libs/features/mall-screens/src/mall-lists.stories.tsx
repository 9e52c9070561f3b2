import { aSearchAnswer, createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import popularScreen from './category-popular/category-popular-screen.ts';
import { MallPopularScreen } from './category-popular/MallPopularScreen.tsx';
import categoryScreen from './category/category-screen.ts';
import { MallCategoryScreen } from './category/MallCategoryScreen.tsx';
import forYouScreen from './just-for-you/just-for-you-screen.ts';
import { JustForYouScreen } from './just-for-you/JustForYouScreen.tsx';
import { mallAnswers } from './mall.examples.ts';
import searchScreen from './search/search-screen.ts';
import { MallSearchScreen } from './search/MallSearchScreen.tsx';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });
const nothingFound: FakeAnswers = { '/api/v4/search/search_items': () => aSearchAnswer() };
const emptyList: FakeAnswers = { '/api/v4/list/items': () => ({ items: [] }) };
const httpWith = (answers: FakeAnswers) => createFakeHttp({ ...mallAnswers, ...answers });

const params = { categoryName: 'Storage', categoryId: 2 };
const categoryInput = { route: 'mall-category', params, query: '' } as const;
const categorySetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: categoryScreen, input: categoryInput, at: '/mall/Storage-cat.2' },
  http: httpWith(answers),
});

const meta: Meta = {
  title: 'Screens/Mall lists',
  render: () => <MallCategoryScreen input={categoryInput} />,
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
  parameters: { screenSetup: categorySetup({ '/api/v4/mall/categories': down }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The category’s items are not loaded, its name and subcategories are. */
export const CategoryItemsNotLoaded: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/search/search_items': down }) },
};

/** A category in which no official shop sells anything. */
export const CategoryGone: Story = {
  parameters: { screenSetup: categorySetup({ '/api/v4/mall/categories': () => ({ categories: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All Mall categories' })).toBeVisible();
  },
};

const popularInput = { route: 'mall-category-popular', params, query: '' } as const;
const popular = (answers: FakeAnswers = {}): Story => ({
  render: () => <MallPopularScreen input={popularInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: popularScreen, input: popularInput, at: '/mall/Storage-cat.2/popular' },
      http: httpWith(answers),
    },
  },
});

export const Popular: Story = popular();
export const PopularOnAPhoneInTheDark: Story = { ...popular(), globals: { ...phone, scheme: 'dark' } };
export const NothingPopular: Story = popular(emptyList);
export const PopularLoading: Story = { ...popular(), parameters: { screenSetup: loadingSetup } };
export const PopularNotLoaded: Story = popular({ '/api/v4/list/items': down });

const forYouInput = { route: 'mall-just-for-you', params: {}, query: 'category=4' } as const;
const forYou = (answers: FakeAnswers = {}): Story => ({
  render: () => <JustForYouScreen input={forYouInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: forYouScreen, input: forYouInput, at: '/mall/just-for-you?category=4' },
      http: httpWith(answers),
    },
  },
});

export const JustForYou: Story = forYou();
export const JustForYouOnAPhoneInThai: Story = { ...forYou(), globals: { ...phone, ...thai } };
export const NothingForYou: Story = forYou(emptyList);
export const JustForYouLoading: Story = { ...forYou(), parameters: { screenSetup: loadingSetup } };
export const JustForYouNotLoaded: Story = forYou({ '/api/v4/list/items': down });

const searchInput = { route: 'mall-search', params: {}, query: 'keyword=mat' } as const;
const search = (answers: FakeAnswers = {}): Story => ({
  render: () => <MallSearchScreen input={searchInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: searchScreen, input: searchInput, at: '/mall/search?keyword=mat' },
      http: httpWith(answers),
    },
  },
});

export const Search: Story = search();
export const SearchOnAPhoneInTheDark: Story = { ...search(), globals: { ...phone, scheme: 'dark' } };
export const NothingFound: Story = search(nothingFound);
export const SearchLoading: Story = { ...search(), parameters: { screenSetup: loadingSetup } };
export const SearchNotLoaded: Story = search({ '/api/v4/search/search_items': down });
