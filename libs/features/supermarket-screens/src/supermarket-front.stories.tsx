import { createFakeHttp, loadingSetup, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import flashSaleScreen from './flash-sale/flash-sale-screen.ts';
import { SupermarketSaleScreen } from './flash-sale/SupermarketSaleScreen.tsx';
import homeScreen from './home/home-screen.ts';
import { SupermarketHomeScreen } from './home/SupermarketHomeScreen.tsx';
import { aSupermarketHome, now, saleItems, supermarketAnswers } from './supermarket.examples.ts';
import vouchersScreen from './vouchers/vouchers-screen.ts';
import { VouchersScreen } from './vouchers/VouchersScreen.tsx';

type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };
const thai = { language: 'th', market: 'TH' };
const down = () => refused(-1, { status: 500 });
const httpWith = (answers: FakeAnswers) => createFakeHttp({ ...supermarketAnswers, ...answers });

const homeSetup = (answers: FakeAnswers = {}) => ({
  ...{ screen: homeScreen, input: { route: 'supermarket', params: {}, query: '' }, at: '/supermarket' },
  http: httpWith(answers),
});

const meta: Meta = {
  title: 'Screens/Supermarket',
  render: () => <SupermarketHomeScreen />,
  parameters: { layout: 'fullscreen', screenSetup: homeSetup() },
};
export default meta;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add-on deals' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bundle deals' })).toBeNull();
  },
};
export const HomeOnAPhone: Story = { globals: phone };
export const HomeInTheDarkInThai: Story = { globals: { ...thai, scheme: 'dark' } };

/** Sections without content are left out. */
export const EmptyHome: Story = {
  parameters: {
    screenSetup: homeSetup({
      '/api/v4/supermarket/home': () =>
        aSupermarketHome({
          ...{ banners: [], categories: [], shops: [], vouchers: [] },
          ...{ deals: [], add_on_deals: [], rows: [] },
        }),
      '/api/v4/list/items': () => ({ items: [] }),
    }),
  },
};
export const HomeLoading: Story = { parameters: { screenSetup: loadingSetup } };

/** The list below the sections can still be used. */
export const SectionsNotLoaded: Story = {
  parameters: { screenSetup: homeSetup({ '/api/v4/supermarket/home': down }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).not.toHaveLength(0);
  },
};

const saleInput = { route: 'supermarket-flash-sale', params: {}, query: '' } as const;
const flashSale = (answers: FakeAnswers = {}): Story => ({
  render: () => <SupermarketSaleScreen input={saleInput} />,
  parameters: {
    screenSetup: {
      ...{ screen: flashSaleScreen, input: saleInput, at: '/supermarket/flash-sale' },
      http: httpWith(answers),
    },
  },
});

/** Items at several shares of their stock; the last is sold out. */
export const FlashSale: Story = {
  ...flashSale(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(saleItems.length);
    await expect(canvas.getByText('25% sold')).toBeVisible();
  },
};
export const FlashSaleOnAPhoneInTheDark: Story = { ...flashSale(), globals: { ...phone, scheme: 'dark' } };
export const FlashSaleInThai: Story = { ...flashSale(), globals: thai };
export const NoFlashSale: Story = flashSale({
  '/api/v4/flash_sale/sessions': () => ({ server_time: now, sessions: [] }),
});
export const FlashSaleLoading: Story = { ...flashSale(), parameters: { screenSetup: loadingSetup } };
export const FlashSaleNotLoaded: Story = flashSale({ '/api/v4/flash_sale/sessions': down });

const vouchers = (answers: FakeAnswers = {}): Story => ({
  render: () => <VouchersScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: vouchersScreen, input: { route: 'supermarket-vouchers', params: {}, query: '' } },
      ...{ at: '/supermarket/vouchers', http: httpWith(answers) },
    },
  },
});

export const Vouchers: Story = vouchers();
export const VouchersOnAPhoneInTheDark: Story = { ...vouchers(), globals: { ...phone, scheme: 'dark' } };
export const VouchersInThai: Story = { ...vouchers(), globals: thai };
export const NoVouchers: Story = vouchers({ '/api/v4/voucher/list': () => ({ vouchers: [] }) });
export const VouchersLoading: Story = { ...vouchers(), parameters: { screenSetup: loadingSetup } };
export const VouchersNotLoaded: Story = vouchers({ '/api/v4/voucher/list': down });
