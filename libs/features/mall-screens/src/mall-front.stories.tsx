import { createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import brandsScreen from './brands/brands-screen.ts';
import { BrandsScreen } from './brands/BrandsScreen.tsx';
import categoriesScreen from './categories/categories-screen.ts';
import { MallCategoriesScreen } from './categories/MallCategoriesScreen.tsx';
import homeScreen from './home/home-screen.ts';
import { MallHomeScreen } from './home/MallHomeScreen.tsx';
import { aMallHome, mallAnswers, someBrands } from './mall.examples.ts';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });

const homeInput = { route: 'mall', params: {}, query: '' } as const;
const homeSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: homeScreen, input: homeInput, at: '/mall' },
  http: createFakeHttp({ ...mallAnswers, ...answers }),
});

const meta: Meta = {
  title: 'Screens/Mall',
  render: () => <MallHomeScreen input={homeInput} />,
  parameters: { layout: 'fullscreen', screenSetup: homeSetup() },
};
export default meta;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular in Home' })).toBeVisible();
  },
};
export const HomeOnAPhone: Story = { globals: phone };
export const HomeInTheDarkInThai: Story = { globals: { ...thai, scheme: 'dark' } };

export const HomePreview: Story = {
  render: () => <MallHomeScreen input={{ ...homeInput, route: 'mall-preview' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview')).toBeVisible();
  },
};

/** Sections without content are left out. */
export const EmptyHome: Story = {
  parameters: {
    screenSetup: homeSetup({
      '/api/v4/mall/home': () => aMallHome({ banners: [], categories: [], brands: [], rows: [] }),
      '/api/v4/list/items': () => ({ items: [] }),
    }),
  },
};
export const HomeLoading: Story = { parameters: { screenSetup: loadingSetup } };

/** The list below the sections can still be used. */
export const SectionsNotLoaded: Story = {
  parameters: { screenSetup: homeSetup({ '/api/v4/mall/home': down }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
  },
};

const brandsInput = { route: 'mall-brands', params: {}, query: '' } as const;
const brands = (answers: FakeAnswers = {}): Story => ({
  render: () => <BrandsScreen input={brandsInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: brandsScreen, input: brandsInput, at: '/mall/brands' },
      http: createFakeHttp({ ...mallAnswers, ...answers }),
    },
  },
});

export const Brands: Story = {
  ...brands(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
export const BrandsOnAPhoneInTheDark: Story = { ...brands(), globals: { ...phone, scheme: 'dark' } };
export const BrandsInThai: Story = { ...brands(), globals: thai };
export const NoBrands: Story = brands({ '/api/v4/mall/brands': () => ({ brands: [], letters: [] }) });
export const BrandsLoading: Story = { ...brands(), parameters: { screenSetup: loadingSetup } };
export const BrandsNotLoaded: Story = brands({ '/api/v4/mall/brands': down });

/** The brands stay, with a retry below them. */
export const MoreBrandsNotLoaded: Story = {
  ...brands({
    '/api/v4/mall/brands': ({ query }) =>
      query?.['cursor'] === undefined ? { brands: someBrands, letters: ['A', 'K'], next: 'more' } : down(),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more brands' }));
    await expect(await canvas.findByText('We couldn’t load more. Try again.')).toBeVisible();
    await expect(canvas.getByText('Kayu')).toBeVisible();
  },
};

const categoriesInput = { route: 'mall-categories', params: {}, query: '' } as const;
const categories = (answers: FakeAnswers = {}): Story => ({
  render: () => <MallCategoriesScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: categoriesScreen, input: categoriesInput, at: '/mall/categories' },
      http: createFakeHttp({ ...mallAnswers, ...answers }),
    },
  },
});

export const Categories: Story = categories();
export const CategoriesOnAPhoneInTheDark: Story = { ...categories(), globals: { ...phone, scheme: 'dark' } };
export const NoCategories: Story = categories({ '/api/v4/mall/categories': () => ({ categories: [] }) });
export const CategoriesLoading: Story = { ...categories(), parameters: { screenSetup: loadingSetup } };
export const CategoriesNotLoaded: Story = categories({ '/api/v4/mall/categories': down });
