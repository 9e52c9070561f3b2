import {
  aPicture,
  aSearchAnswer,
  aShop,
  createFakeHttp,
  failedSetup,
  loadingSetup,
  refused,
  someItemCards,
} from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import shopScreen from './shop-screen.ts';
import { ShopScreen } from './ShopScreen.tsx';

const input = { route: 'shop-by-username', params: { username: 'anyam' }, query: '' } as const;

const shop = aShop({ picture: aPicture('basket'), cover: aPicture('pot') });

const createSetup = (answer: unknown, count = 9) => ({
  screen: shopScreen,
  input,
  at: '/anyam',
  http: createFakeHttp({
    '/api/v4/shop/get': () => answer,
    '/api/v4/search/search_items': () => aSearchAnswer({ items: someItemCards(count), total: count }),
  }),
});

const full = { shop, collections: [{ id: 3, name: 'Mats', item_count: 7 }], pages: [] };

const meta: Meta = {
  title: 'Screens/Shop',
  render: () => <ShopScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(full) },
};
export default meta;

type Story = StoryObj;

/** The shop with its collections and products. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anyam' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutProducts: Story = { parameters: { screenSetup: createSetup(full, 0) } };

/** The seller is away: products can be viewed, not bought. */
export const OnHoliday: Story = {
  parameters: { screenSetup: createSetup({ ...full, shop: { ...shop, holiday_mode_on: true } }) },
};

/** The marketplace has closed it, with its owner's account. */
export const Closed: Story = {
  parameters: { screenSetup: createSetup({ ...full, shop: { ...shop, is_closed: true } }) },
};

export const Gone: Story = {
  parameters: { screenSetup: createSetup(refused(4, { status: 404 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
