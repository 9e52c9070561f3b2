import {
  aCategoryTree,
  aPicture,
  createFakeHttp,
  loadingSetup,
  refused,
  someItemCards,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import brandListScreen from './brand-list/brand-list-screen.ts';
import { BrandListScreen } from './brand-list/BrandListScreen.tsx';
import browseScreen from './browse/browse-screen.ts';
import { BrowseScreen } from './browse/BrowseScreen.tsx';
import buyAgainScreen from './buy-again/buy-again-screen.ts';
import { BuyAgainScreen } from './buy-again/BuyAgainScreen.tsx';
import cartRecommendScreen from './cart-recommend/cart-recommend-screen.ts';
import { CartRecommendScreen } from './cart-recommend/CartRecommendScreen.tsx';
import featuredScreen from './featured-collections/featured-collections-screen.ts';
import { FeaturedCollectionsScreen } from './featured-collections/FeaturedCollectionsScreen.tsx';
import hashtagScreen from './hashtag/hashtag-screen.ts';
import { HashtagScreen } from './hashtag/HashtagScreen.tsx';
import similarScreen from './similar/similar-screen.ts';
import { SimilarScreen } from './similar/SimilarScreen.tsx';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });
const none = () => ({ items: [] });

const items = ['scarf', 'shirt', 'basket', 'wine', 'pot'].flatMap((id, index) =>
  someItemCards(1, 101 + index, { picture: aPicture(id) }),
);
const collection = (collectionid: number, name: string, pictureId: string) => ({
  ...{ collectionid, name, description: 'Chosen by our editors', picture: aPicture(pictureId) },
  ...{ item_count: 24, items },
});

const working: FakeAnswers = {
  '/api/v4/list/items': () => ({ items }),
  '/api/v4/list/buy_again': () => ({ items }),
  '/api/v4/list/cart_recommend': () => ({ items }),
  '/api/v4/item/batch': () => ({ items: items.slice(0, 1) }),
  '/api/v4/item/recommend': () => ({ items: items.slice(1) }),
  '/api/v4/category/tree': () => ({ categories: aCategoryTree() }),
  '/api/v4/collection/featured': () => ({
    collections: [collection(7, 'Picnic time', 'basket'), collection(8, 'Rainy days', 'scarf')],
  }),
  '/api/v4/collection/hashtag': () => ({
    ...{ tag: 'handmade', tagid: 5, item_count: 124, related: ['rattan', 'woven'] },
  }),
  '/api/v4/list/guide': () => ({
    brands: [{ name: 'Anyam', item_count: 40 }],
    categories: aCategoryTree(),
    attributes: [{ name: 'Rattan', item_count: 12 }],
  }),
};
const httpWith = (answers: FakeAnswers) => createFakeHttp({ ...working, ...answers });

const browseInput = { route: 'top-products', params: {}, query: '' } as const;
const browseSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: browseScreen, input: browseInput, at: '/top_products' },
  http: httpWith(answers),
});

const meta: Meta = {
  title: 'Screens/More lists',
  render: () => <BrowseScreen input={browseInput} />,
  parameters: { layout: 'fullscreen', screenSetup: browseSetup() },
};
export default meta;

export const TopProducts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(items.length);
  },
};
export const TopProductsOnAPhoneInTheDark: Story = { globals: { ...phone, scheme: 'dark' } };
export const TopProductsInThai: Story = { globals: thai };
export const NoTopProducts: Story = {
  parameters: { screenSetup: browseSetup({ '/api/v4/list/items': none }) },
};
export const TopProductsLoading: Story = { parameters: { screenSetup: loadingSetup } };
export const TopProductsNotLoaded: Story = {
  parameters: { screenSetup: browseSetup({ '/api/v4/list/items': down }) },
};

const hashtagInput = { route: 'hashtag', params: { hashtag: 'handmade' }, query: '' } as const;
const hashtag = (answers: FakeAnswers = {}): Story => ({
  render: () => <HashtagScreen input={hashtagInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: hashtagScreen, input: hashtagInput, at: '/hashtag/handmade' },
      http: httpWith(answers),
    },
  },
});

export const Hashtag: Story = {
  ...hashtag(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '#handmade' })).toBeVisible();
  },
};
export const HashtagOnAPhoneInTheDark: Story = { ...hashtag(), globals: { ...phone, scheme: 'dark' } };
export const HashtagLoading: Story = { ...hashtag(), parameters: { screenSetup: loadingSetup } };
export const HashtagNotLoaded: Story = hashtag({ '/api/v4/collection/hashtag': down });
export const HashtagGone: Story = hashtag({
  '/api/v4/collection/hashtag': () => refused(4, { status: 404 }),
});

const featured = (answers: FakeAnswers = {}): Story => ({
  render: () => <FeaturedCollectionsScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: featuredScreen, input: { route: 'featured-collections', params: {}, query: '' } },
      ...{ at: '/featured_collections', http: httpWith(answers) },
    },
  },
});

export const FeaturedCollections: Story = featured();
export const FeaturedCollectionsOnAPhoneInTheDark: Story = {
  ...featured(),
  globals: { ...phone, scheme: 'dark' },
};
export const NoCollections: Story = featured({ '/api/v4/collection/featured': () => ({ collections: [] }) });
export const CollectionsLoading: Story = { ...featured(), parameters: { screenSetup: loadingSetup } };
export const CollectionsNotLoaded: Story = featured({ '/api/v4/collection/featured': down });

const similarInput = { route: 'product-similar', params: {}, query: 'shopid=11&itemid=101' } as const;
const similar = (answers: FakeAnswers = {}): Story => ({
  render: () => <SimilarScreen input={similarInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: similarScreen, input: similarInput, at: '/product/similar?shopid=11&itemid=101' },
      http: httpWith(answers),
    },
  },
});

export const Similar: Story = similar();
export const SimilarOnAPhoneInTheDark: Story = { ...similar(), globals: { ...phone, scheme: 'dark' } };
export const NothingSimilar: Story = similar({ '/api/v4/item/recommend': none });
export const ItemGone: Story = similar({ '/api/v4/item/batch': none });
export const SimilarLoading: Story = { ...similar(), parameters: { screenSetup: loadingSetup } };
export const SimilarNotLoaded: Story = similar({ '/api/v4/item/recommend': down });

const buyAgain = (answers: FakeAnswers = {}): Story => ({
  render: () => <BuyAgainScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: buyAgainScreen, input: { route: 'buy-again', params: {}, query: '' } },
      ...{ at: '/buy_again', http: httpWith(answers) },
    },
  },
});

export const BuyAgain: Story = buyAgain();
export const BuyAgainOnAPhone: Story = { ...buyAgain(), globals: phone };
export const NothingBoughtYet: Story = buyAgain({ '/api/v4/list/buy_again': none });
export const BuyAgainNotLoaded: Story = buyAgain({ '/api/v4/list/buy_again': down });

const cartRecommend = (answers: FakeAnswers = {}): Story => ({
  render: () => <CartRecommendScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: cartRecommendScreen, input: { route: 'cart-recommend', params: {}, query: '' } },
      ...{ at: '/cart_recommend', http: httpWith(answers) },
    },
  },
});

export const WithYourCart: Story = cartRecommend();
export const WithYourCartOnAPhone: Story = { ...cartRecommend(), globals: phone };
export const NothingWithYourCart: Story = cartRecommend({ '/api/v4/list/cart_recommend': none });

const brandInput = { route: 'list', params: { brand: 'Anyam' }, query: '' } as const;
const brandList = (answers: FakeAnswers = {}): Story => ({
  render: () => <BrandListScreen input={brandInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: brandListScreen, input: brandInput, at: '/list/Anyam' },
      http: httpWith(answers),
    },
  },
});

/** One brand’s products, with filters. */
export const Brand: Story = {
  ...brandList(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anyam' })).toBeVisible();
  },
};
export const BrandOnAPhoneInTheDark: Story = { ...brandList(), globals: { ...phone, scheme: 'dark' } };
export const NothingOfTheBrand: Story = brandList({ '/api/v4/list/items': none });
export const BrandLoading: Story = { ...brandList(), parameters: { screenSetup: loadingSetup } };
export const BrandNotLoaded: Story = brandList({ '/api/v4/list/items': down });
