import {
  anAccount,
  anItemDetail,
  anItemWithChoices,
  aPicture,
  aRating,
  aShop,
  createFakeHttp,
  loadingSetup,
  refused,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { ItemDetail } from '@pasar/catalogue-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import productScreen from './product-screen.ts';
import { ProductScreen } from './ProductScreen.tsx';

const input = {
  route: 'product',
  params: { seoName: 'Basket', shopId: 11, itemId: 101 },
  query: '',
} as const;

const createSetup = (item: ItemDetail | object) => ({
  screen: productScreen,
  input,
  at: '/Basket-i.11.101',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/item/get': () => item,
    '/api/v4/item/ratings': () => ({ ratings: [aRating(), aRating({ id: 902, username: 'dewi' })] }),
    '/api/v4/item/recommend': () => ({ items: someItemCards(6, 301, { picture: aPicture('kettle') }) }),
  }),
});

const pictures = ['basket', 'kettle', 'pot', 'scarf'].map((id) => aPicture(id));
const basket = anItemWithChoices({
  pictures,
  price_before_discount: someMoney(3490),
  raw_discount: 29,
  shop: aShop({ picture: aPicture('pot') }),
});

const meta: Meta = {
  title: 'Screens/Product',
  render: () => <ProductScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(basket) },
};
export default meta;

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

/** Variants with pictures, a reduced price, ratings and recommendations. */
export const WithVariants: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Red' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: phone };

export const OnAPhoneInTheDarkInThai: Story = {
  globals: { ...phone, scheme: 'dark', language: 'th', market: 'TH' },
};

export const SoldOut: Story = {
  parameters: { screenSetup: createSetup(anItemDetail({ pictures, stock: 0 })) },
};

/** One picture, no ratings, no description. */
export const Bare: Story = {
  parameters: {
    screenSetup: createSetup(
      anItemDetail({
        pictures: [aPicture()],
        description: '',
        attributes: [],
        item_rating: { rating_star: 0, rating_count: 0 },
        rating_breakdown: [0, 0, 0, 0, 0],
        comment_count: 0,
        picture_count: 0,
      }),
    ),
  },
};

export const Wholesale: Story = {
  parameters: {
    screenSetup: createSetup(
      anItemDetail({
        pictures,
        can_use_wholesale: true,
        wholesale_tiers: [
          { min_quantity: 5, price: someMoney(2190) },
          { min_quantity: 20, price: someMoney(1890) },
        ],
      }),
    ),
  },
};

/** Removed by its shop, or a wrong link. */
export const Gone: Story = {
  parameters: { screenSetup: createSetup(refused(4, { status: 404 })) },
};

/** The marketplace does not answer. */
export const Failed: Story = {
  parameters: { screenSetup: createSetup(refused(90309999, { status: 500 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
