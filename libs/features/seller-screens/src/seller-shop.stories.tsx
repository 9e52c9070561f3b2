import { createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';
import { aShopProfile, profilePath, saveProfilePath } from './shop/shop-profile.examples.ts';
import shop from './shop/shop-screen.ts';
import { ShopScreen } from './shop/ShopScreen.tsx';

const input = { route: 'seller-shop', params: {}, query: '' } as const;

const withAnswers = (profile: () => unknown, own: () => unknown = () => anOwnShop()) => ({
  screenSetup: {
    ...{ screen: shop, input, at: '/portal/shop' },
    http: createFakeHttp({
      [ownShopPath]: own,
      [profilePath]: profile,
      [saveProfilePath]: () => refused(errorCodes.SHOP_NAME_TAKEN),
    }),
  },
});

const meta: Meta = {
  title: 'Screens/Seller shop',
  render: () => <ShopScreen />,
  parameters: { layout: 'fullscreen', ...withAnswers(() => aShopProfile) },
};
export default meta;

type Story = StoryObj;

export const Shop: Story = {};
export const ShopOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The name is too short. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Shop name'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save shop profile' }));
    await expect(await canvas.findByText('Enter a name with at least 2 characters.')).toBeVisible();
  },
};
/** Another shop has the name: what was typed stays. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Shop name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nordik');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save shop profile' }));
    await expect(name).toHaveValue('Nordik');
  },
};
/** A shop without a description. */
export const WithoutDescription: Story = {
  parameters: withAnswers(() => ({ ...aShopProfile, description: '' })),
};
export const Failed: Story = { parameters: withAnswers(() => refused(errorCodes.PARAM, { status: 500 })) };
/** A member whose role does not include the page. */
export const NotAllowed: Story = {
  parameters: withAnswers(
    () => refused(errorCodes.SHOP_ROLE_REFUSED, { status: 403 }),
    () => anOwnShop('service'),
  ),
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
