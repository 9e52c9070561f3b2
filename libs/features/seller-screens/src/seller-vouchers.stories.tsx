import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';
import { detail, listed } from './voucher.examples.ts';
import newVoucher from './voucher/new-voucher-screen.ts';
import { NewVoucherScreen } from './voucher/NewVoucherScreen.tsx';
import voucher from './voucher/voucher-screen.ts';
import { VoucherScreen } from './voucher/VoucherScreen.tsx';
import vouchers from './vouchers/vouchers-screen.ts';
import { VouchersScreen } from './vouchers/VouchersScreen.tsx';

const listInput = { route: 'seller-vouchers', params: {}, query: '' } as const;
const input = { route: 'seller-voucher', params: { code: 'AUTUMN10' }, query: '' } as const;
const newInput = { route: 'seller-new-voucher', params: {}, query: '' } as const;

const basket = { itemid: 5, title: 'Rattan storage basket, hand-woven' };
const usedUp = {
  ...{ ...listed, code: 'FIRST50', name: 'First fifty', used: 100, claimed: 240, item_count: 3 },
};
const byCode = { ...listed, code: 'FRIENDS20', name: 'For friends', percent: 20, is_listed: false };

const httpWith = (answers: Parameters<typeof createFakeHttp>[0]) =>
  createFakeHttp({
    [ownShopPath]: () => anOwnShop(),
    '/api/v4/seller/voucher/detail': () => detail,
    '/api/v4/seller/product/list': () => ({ products: [basket] }),
    ...answers,
  });
const withList = (list: () => unknown) => ({
  ...{ screen: vouchers, input: listInput, at: '/portal/vouchers' },
  http: httpWith({ '/api/v4/seller/voucher/list': list }),
});
const withAnswers = (answers: Parameters<typeof createFakeHttp>[0]) => ({
  ...{ screen: voucher, input, at: '/portal/vouchers/AUTUMN10/edit', http: httpWith(answers) },
});

const meta: Meta = {
  title: 'Screens/Seller vouchers',
  render: () => <VouchersScreen input={listInput} />,
  parameters: { layout: 'fullscreen', screenSetup: withList(() => ({ vouchers: [listed, usedUp, byCode] })) },
};
export default meta;

type Story = StoryObj;
const edit: Story = { render: () => <VoucherScreen input={input} /> };

/** Running, used up, and by code only. */
export const Vouchers: Story = {};
export const VouchersOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoVouchers: Story = { parameters: { screenSetup: withList(() => ({ vouchers: [] })) } };
export const VouchersFailed: Story = {
  parameters: { screenSetup: withList(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const Edit: Story = { ...edit, parameters: { screenSetup: withAnswers({}) } };
/** Buyers have claimed it: only the end and the quantity can change. */
export const Claimed: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/voucher/detail': () => ({ ...detail, claimed: 12, changes: 'end-and-quantity' }),
    }),
  },
};
export const Ended: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/voucher/detail': () => ({ ...detail, phase: 'ended', changes: 'nothing' }),
    }),
  },
};
/** Someone else has saved it, or a buyer has claimed it, in the meantime. */
export const Changed: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/voucher/save': () => refused(errorCodes.VOUCHER_CHANGED, { status: 409 }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save voucher' }));
    await expect(await canvas.findByText('This voucher has changed')).toBeVisible();
  },
};
export const NotFound: Story = {
  ...edit,
  parameters: {
    screenSetup: withAnswers({
      '/api/v4/seller/voucher/detail': () => refused(errorCodes.NOT_FOUND, { status: 404 }),
    }),
  },
};
/** A new voucher of chosen products, with all errors at their fields. */
export const New: Story = {
  render: () => <NewVoucherScreen input={newInput} />,
  parameters: {
    screenSetup: { screen: newVoucher, input: newInput, at: '/portal/vouchers/new', http: httpWith({}) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Chosen products' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save voucher' }));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
  },
};
