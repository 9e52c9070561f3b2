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
import { expect, screen } from 'storybook/test';
import orderDetail from './order-detail-screen.ts';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';

const input = { route: 'purchase-order-detail', params: { orderId: 7001 }, query: '' } as const;

const createSetup = (answer: () => unknown) => ({
  screen: orderDetail,
  input,
  at: '/user/purchase/order/7001',
  http: createFakeHttp({
    '/api/v4/order/detail': answer,
    '/api/v4/order/ratings': () => ({ can_rate: true, lines: [{ line: anOrderLine() }] }),
  }),
});

const meta: Meta = {
  title: 'Screens/Order',
  render: () => <OrderDetailScreen input={input} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(() => anOrder()) },
};
export default meta;

type Story = StoryObj;

/** Not packed yet: can still be cancelled. */
export const ToShip: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cancel order' })).toBeVisible();
  },
};

const unpaid = anOrder({
  status: 'to_pay',
  payment_channel: 'card',
  payment_status: 'unpaid',
  pay_by: 1_790_001_800_000,
  timeline: [{ status: 'to_pay', at: 1_790_000_000_000 }],
});

/** The card was declined: awaits payment before a deadline. */
export const ToPay: Story = { parameters: { screenSetup: createSetup(() => unpaid) } };
export const ToPayOnAPhone: Story = { ...ToPay, globals: { viewport: { value: 'phone' } } };

const onItsWay = anOrder({
  status: 'to_receive',
  can_cancel: false,
  actions: ['receive', 'request-return', 'buy-again', 'invoice'],
  receive_by: 1_790_800_000_000,
  demo_step: 'carry',
  parcel: {
    carrier: 'Pasar Express',
    tracking_number: 'PX000000007001',
    events: [
      { kind: 'picked-up', at: 1_790_100_000_000 },
      { kind: 'in-transit', at: 1_790_150_000_000 },
    ],
  },
  merchandise_total: someMoney(4980),
  voucher_discount: someMoney(500),
  total: someMoney(4679),
  lines: [
    anOrderLine(),
    anOrderLine({ itemid: 102, name: 'Enamel kettle 1.5 L', picture: aPicture('kettle') }),
  ],
  timeline: [
    { status: 'to_ship', at: 1_790_000_000_000 },
    { status: 'to_receive', at: 1_790_100_000_000 },
  ],
});

export const OnItsWay: Story = { parameters: { screenSetup: createSetup(() => onItsWay) } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screenSetup: createSetup(() => onItsWay) },
};

/** Received: can be rated, returned, bought again. */
export const Completed: Story = {
  parameters: {
    screenSetup: createSetup(() =>
      anOrder({
        status: 'completed',
        can_cancel: false,
        actions: ['request-return', 'rate', 'buy-again', 'invoice'],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate items' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Paid at the door, with pieces that were cancelled before, and one that was returned: its refund is being retried. */
export const CashWithCancelledPieces: Story = {
  parameters: {
    screenSetup: createSetup(() =>
      anOrder({
        status: 'completed',
        payment_channel: 'cod',
        payment_status: 'paid',
        lines: [anOrderLine({ quantity: 4, given_back: 2 })],
        uncharged: someMoney(500),
        refunded: someMoney(500),
        refund_delayed: someMoney(500),
      }),
    ),
  },
};

/** Another member's order is not found. */
export const NoSuchOrder: Story = {
  parameters: { screenSetup: createSetup(() => refused(4, { status: 404 })) },
};
export const Failed: Story = {
  parameters: { screenSetup: createSetup(() => refused(errorCodes.PARAM, { status: 500 })) },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
