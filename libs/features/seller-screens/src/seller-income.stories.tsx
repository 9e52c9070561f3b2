import { createFakeHttp, loadingSetup, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import income from './income/income-screen.ts';
import { IncomeScreen } from './income/IncomeScreen.tsx';
import { aListedIncome, anIncomeSummary, anOrderIncome } from './seller-income.examples.ts';
import orderIncome from './order-income/order-income-screen.ts';
import { OrderIncomeScreen } from './order-income/OrderIncomeScreen.tsx';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const shop = anOwnShop();
const listInput = (query = '') => ({ route: 'seller-income', params: {}, query }) as const;
const orderInput = { route: 'seller-order-income', params: { orderId: 7001 }, query: '' } as const;
const failed = () => refused(errorCodes.PARAM, { status: 500 });

const withList = (list: () => unknown, query = '', summary: () => unknown = () => anIncomeSummary) => ({
  ...{ screen: income, input: listInput(query), at: `/portal/income?${query}` },
  http: createFakeHttp({
    [ownShopPath]: () => shop,
    '/api/v4/seller/income/summary': summary,
    '/api/v4/seller/income/list': list,
  }),
});
const withDetail = (detail: () => unknown) => ({
  ...{ screen: orderIncome, input: orderInput, at: '/portal/income/7001' },
  http: createFakeHttp({
    [ownShopPath]: () => shop,
    '/api/v4/seller/income/detail': detail,
  }),
});
const someOrders = () => ({
  orders: [
    aListedIncome,
    { ...aListedIncome, order_id: 7002, order_sn: '260901GHIJKL', state: 'released', status: 'completed' },
    { ...aListedIncome, order_id: 7003, order_sn: '260901MNOPQR', income: someMoney(-150) },
  ],
  next: 'more',
});

const meta: Meta = {
  title: 'Screens/Seller income',
  render: () => <IncomeScreen input={listInput()} />,
  parameters: { layout: 'fullscreen', screenSetup: withList(someOrders) },
};
export default meta;

type Story = StoryObj;

export const Income: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download statement (CSV)' });
    await expect(link).toHaveAttribute(
      'href',
      '/api/v4/seller/income/statement?from=2026-11-01&to=2026-11-22',
    );
  },
};
export const IncomeOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NoIncome: Story = { parameters: { screenSetup: withList(() => ({ orders: [] })) } };
export const IncomeFailed: Story = { parameters: { screenSetup: withList(failed, '', failed) } };
/** The totals are there, the list is not. */
export const ListFailed: Story = { parameters: { screenSetup: withList(failed) } };

const reversed = 'from=2026-11-22&to=2026-11-01&state=released';
/** The last day is before the first: there is no list and no statement. */
export const InvalidDays: Story = {
  render: () => <IncomeScreen input={listInput(reversed)} />,
  parameters: { screenSetup: withList(someOrders, reversed) },
};

const detail: Story = { render: () => <OrderIncomeScreen input={orderInput} /> };
/** Released, with a refund since. */
export const OrderIncome: Story = {
  ...detail,
  parameters: { screenSetup: withDetail(() => anOrderIncome) },
};
export const OrderIncomeOnAPhone: Story = { ...OrderIncome, globals: { viewport: { value: 'phone' } } };
export const PendingOrderIncome: Story = {
  ...detail,
  parameters: { screenSetup: withDetail(() => ({ ...anOrderIncome, state: 'pending', entries: [] })) },
};
/** Another shop's order is not found. */
export const NoSuchOrderIncome: Story = {
  ...detail,
  parameters: { screenSetup: withDetail(() => refused(errorCodes.NOT_FOUND, { status: 404 })) },
};
export const OrderIncomeFailed: Story = { ...detail, parameters: { screenSetup: withDetail(failed) } };
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
