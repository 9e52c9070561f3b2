import {
  aCart,
  aCartLine,
  aCartShop,
  aPicture,
  anAccount,
  createFakeHttp,
  refused,
  someMoney,
} from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartScreen } from './CartScreen.tsx';
import cartScreen from './cart-screen.ts';

const input = { route: 'cart', params: {}, query: '' } as const;

const placeWith = (cart: () => unknown) => ({
  screen: cartScreen,
  input,
  at: '/cart',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': cart,
  }),
});

const kettle = aCartLine({
  itemid: 102,
  name: 'Enamel kettle 1.5 L, mangosteen, with a whistle that the whole house hears',
  model_name: 'Mangosteen, 1.5 L',
  picture: aPicture('kettle'),
  price: someMoney(3990),
  quantity: 2,
  subtotal: someMoney(7980),
});
const soldOut = aCartLine({
  itemid: 103,
  name: 'Rice bowl',
  picture: aPicture('rice'),
  stock: 0,
  problem: 'out-of-stock',
});
const shops = [
  aCartShop({ lines: [aCartLine(), kettle] }),
  aCartShop({
    shopid: 12,
    username: 'lumora',
    name: 'Lumora',
    is_official_shop: true,
    lines: [soldOut],
  }),
];

const meta: Meta = {
  title: 'Screens/Cart',
  render: () => <CartScreen />,
  parameters: { layout: 'fullscreen', place: placeWith(() => aCart(shops)) },
};
export default meta;

type Story = StoryObj;

/** Two shops; an unavailable line shows the reason and is not counted. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lumora' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** A voucher pays the delivery from a total that is nearly reached. */
export const NearlyFreeDelivery: Story = {
  parameters: { place: placeWith(() => ({ ...aCart(shops), free_delivery: { from: someMoney(20_000) } })) },
};
export const Empty: Story = { parameters: { place: placeWith(() => aCart([])) } };
export const Failed: Story = {
  parameters: { place: placeWith(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const NotSignedIn: Story = {
  parameters: { place: placeWith(() => refused(errorCodes.NOT_LOGGED_IN, { status: 401 })) },
};
