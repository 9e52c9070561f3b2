import {
  aCart,
  aCartLine,
  aCartShop,
  anAccount,
  aPicture,
  createFakeHttp,
  loadingSetup,
  someItemCards,
  someMoney,
} from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartScreen } from '../cart/CartScreen.tsx';
import cartScreen from '../cart/cart-screen.ts';

const saved = [
  aCartLine({
    itemid: 201,
    name: 'Hand-woven rattan lampshade with a very long name that takes two lines on a phone',
    picture: aPicture('lamp'),
    price: someMoney(5900),
    price_before_discount: someMoney(7900),
  }),
  aCartLine({ itemid: 202, name: 'Batik apron', modelid: 5, model_name: 'Indigo, L', stock: 2 }),
  aCartLine({ itemid: 203, name: 'Rice bowl', stock: 0, problem: 'out-of-stock' }),
];

const createSetup = (shops = [aCartShop()]) => ({
  screen: cartScreen,
  input: { route: 'cart', params: {}, query: '' } as const,
  at: '/cart',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': () => aCart(shops),
    '/api/v4/cart/saved': () => ({ lines: saved }),
    '/api/v4/list/cart_recommend': () => ({ items: someItemCards(8, 301) }),
  }),
});

const meta: Meta = {
  title: 'Screens/Cart/Saved for later',
  render: () => <CartScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

/** One is cheaper now, of one few are left, one is sold out. */
export const BelowTheCart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saved for later (3)' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** What goes with the cart, below it. */
export const WithRecommendations: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Saved for later (3)' });
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 10_000);
    await expect(await canvas.findByRole('heading', { name: 'Recommended for your cart' })).toBeVisible();
  },
};
export const EmptyCart: Story = { parameters: { screenSetup: createSetup([]) } };
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
