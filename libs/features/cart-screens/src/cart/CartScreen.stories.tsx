import {
  aCart,
  aCartLine,
  aCartSavings,
  aCartShop,
  anAccount,
  anItemCard,
  aPicture,
  createFakeHttp,
  loadingSetup,
  refused,
  someMoney,
} from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CartScreen } from './CartScreen.tsx';
import cartScreen from './cart-screen.ts';

const input = { route: 'cart', params: {}, query: '' } as const;

const createSetup = (cart: () => unknown, more: FakeAnswers = {}) => ({
  screen: cartScreen,
  input,
  at: '/cart',
  http: createFakeHttp({
    '/api/v4/account/basic/get_account_info': () => anAccount(),
    '/api/v4/cart/get': cart,
    ...more,
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
  parameters: { layout: 'fullscreen', screenSetup: createSetup(() => aCart(shops)) },
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
  parameters: {
    screenSetup: createSetup(() => ({ ...aCart(shops), free_delivery: { from: someMoney(20_000) } })),
  },
};
/** Prices that rose and dropped, a quantity above the stock, and a line that cannot be bought. */
export const Changed: Story = {
  parameters: {
    screenSetup: createSetup(() =>
      aCart([
        aCartShop({
          lines: [
            aCartLine({ seen_price: someMoney(1990) }),
            { ...kettle, seen_price: someMoney(4290) },
            aCartLine({
              ...{ itemid: 104, name: 'Palm broom', picture: aPicture('broom') },
              ...{ quantity: 5, stock: 2, problem: 'not-enough-stock' },
            }),
            soldOut,
          ],
        }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept new prices' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove them' })).toBeVisible();
  },
};
export const ChangedOnAPhone: Story = { ...Changed, globals: { viewport: { value: 'phone' } } };
const gift = aCartLine({
  ...{ itemid: 105, name: 'Palm broom', picture: aPicture('broom'), subtotal: someMoney(0) },
  ...{ deal_discount: someMoney(2490), deal_label: 'Free gift', promotion_tag: 'FREE_GIFT' },
});
const withDeals = {
  ...aCartShop({ lines: [gift, aCartLine({ promotion_tag: 'NEW' }), kettle] }),
  add_ons: [
    { dealid: 1, label: 'Kitchen friends', is_gift: false, itemid: 102, subs: [{ itemid: 103, left: 2 }] },
    { dealid: 2, label: 'A gift with it', is_gift: true, itemid: 102, subs: [{ itemid: 103, left: 1 }] },
  ],
};
/** A gift and a new item in the cart; an add-on deal and another gift can be chosen. */
export const WithAddOns: Story = {
  parameters: {
    screenSetup: createSetup(() => aCart([withDeals]), {
      '/api/v4/item/deals': () => ({
        bundle_deals: [],
        add_on_deals: [
          {
            ...{ dealid: 1, label: 'Kitchen friends', sub_type: 0, ends_at: 1_790_800_000_000 },
            sub_items: [
              {
                item: anItemCard({ shopid: 11, itemid: 103, name: 'Rice bowl', picture: aPicture('rice') }),
                add_on_price: someMoney(900),
                limit: 2,
              },
            ],
          },
        ],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('New')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose add-ons: Kitchen friends' }));
    await expect(await screen.findByText('Rice bowl')).toBeVisible();
  },
};
export const WithAddOnsOnAPhone: Story = { ...WithAddOns, globals: { viewport: { value: 'phone' } } };
/** The best vouchers are counted, one is nearly reached, and coins can be spent. */
export const WithVouchers: Story = {
  parameters: {
    screenSetup: createSetup(() => aCart(shops), {
      '/api/v4/checkout/cart_savings': () =>
        aCartSavings({
          vouchers: [
            { code: 'ANYAM2', shopid: 11, label: '$2 off', saves: someMoney(200) },
            { code: 'PASAR5', label: '$5 off', saves: someMoney(500) },
          ],
          missed: [{ code: 'PASAR15', label: '$15 off', missing: someMoney(4530) }],
          goods: someMoney(10_470),
          voucher_discount: someMoney(700),
          total: someMoney(9770),
          coins: { balance: 820, spendable: 300, saves: someMoney(300) },
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Use 300 coins/ }));
    await expect(canvas.getByText('$94.70')).toBeVisible();
  },
};
export const WithVouchersOnAPhone: Story = { ...WithVouchers, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { screenSetup: createSetup(() => aCart([])) } };
export const Failed: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const NotSignedIn: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.NOT_LOGGED_IN, { status: 401 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
