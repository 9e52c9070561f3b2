import {
  anOrder,
  anOrderLine,
  aPicture,
  createFakeHttp,
  loadingSetup,
  refused,
  someMoney,
} from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseListScreen } from './PurchaseListScreen.tsx';
import purchaseList from './purchase-list-screen.ts';

const input = { route: 'purchase-list', params: {}, query: '' } as const;

const createSetup = (answer: () => unknown) => ({
  screen: purchaseList,
  input,
  at: '/user/purchase/',
  http: createFakeHttp({ '/api/v4/order/list': answer }),
});

const lines = ['basket', 'kettle', 'scarf', 'rice', 'pot'].map((id, index) =>
  anOrderLine({ itemid: 101 + index, name: `A ${id} from the market`, picture: aPicture(id) }),
);
const orders = [
  anOrder({ status: 'to_pay', payment_status: 'unpaid', pay_by: 1_790_001_800_000 }),
  anOrder({ order_id: 7002, order_sn: '260901ABCDEG', lines, total: someMoney(12_649) }),
  anOrder({ order_id: 7003, order_sn: '260901ABCDEH', status: 'to_receive', can_cancel: false }),
  anOrder({ order_id: 7004, order_sn: '260901ABCDEI', status: 'completed', can_cancel: false }),
  anOrder({ order_id: 7005, order_sn: '260901ABCDEJ', status: 'cancelled', can_cancel: false }),
];

const meta: Meta = {
  title: 'Screens/Purchases',
  render: () => <PurchaseListScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(() => ({ orders })) },
};
export default meta;

type Story = StoryObj;

/** An order in each state. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(orders.length);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const None: Story = { parameters: { screenSetup: createSetup(() => ({ orders: [] })) } };
export const Failed: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
