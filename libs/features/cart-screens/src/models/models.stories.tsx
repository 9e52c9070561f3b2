import { aCart, aCartShop, anAccount, createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { CartScreen } from '../cart/CartScreen.tsx';
import cartScreen from '../cart/cart-screen.ts';
import { kettleLine, kettleModels, pandanLine, soldOutKettle } from './models.examples.ts';

const input = { route: 'cart', params: {}, query: '' } as const;

const createSetup = (line: typeof kettleLine, models: () => unknown = () => ({ models: kettleModels })) => ({
  screen: cartScreen,
  input,
  at: '/cart',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': () => aCart([aCartShop({ lines: [line, pandanLine] })]),
    '/api/v4/cart/models': models,
  }),
});

const meta: Meta = {
  title: 'Screens/Cart/Variation',
  render: () => <CartScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(kettleLine) },
};
export default meta;

type Story = StoryObj;

const openDrawer =
  (name: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  };

/** The variants with their stock, their price and how much more or less they cost; one is in the cart, one sold out. */
export const Open: Story = { play: openDrawer(/^Mangosteen/) };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: openDrawer(/^Mangosteen/) };
/** A line that is sold out offers its other variants. */
export const SoldOut: Story = { parameters: { screenSetup: createSetup(soldOutKettle) } };
export const Failed: Story = {
  parameters: { screenSetup: createSetup(kettleLine, () => refused(errorCodes.PARAM, { status: 500 })) },
  play: openDrawer(/^Mangosteen/),
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
