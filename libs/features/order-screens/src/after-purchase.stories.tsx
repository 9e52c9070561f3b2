import { anOrder, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Order } from '@pasar/order-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import cancellation from './cancellation/cancellation-screen.ts';
import { CancellationScreen } from './cancellation/CancellationScreen.tsx';
import checkoutDetail from './checkout-detail/checkout-detail-screen.ts';
import { CheckoutDetailScreen } from './checkout-detail/CheckoutDetailScreen.tsx';
import invoice from './invoice/invoice-screen.ts';
import { InvoiceScreen } from './invoice/InvoiceScreen.tsx';
import orderSuccess from './order-success/order-success-screen.ts';
import { OrderSuccessScreen } from './order-success/OrderSuccessScreen.tsx';
import universal from './universal/universal-screen.ts';
import { UniversalScreen } from './universal/UniversalScreen.tsx';

const inputs = {
  cancellation: { route: 'purchase-cancellation', params: { orderId: 7001 }, query: '' },
  checkout: { route: 'purchase-checkout-detail', params: { checkoutId: 9 }, query: '' },
  success: { route: 'order-success', params: { orderId: 7001 }, query: '' },
  invoice: { route: 'invoice', params: { order_id: 7001 }, query: '' },
  universal: { route: 'order-universal', params: {}, query: 'sn=260901ABCDEF' },
} as const;

const lines = [
  anOrderLine({ quantity: 2 }),
  anOrderLine({ line_no: 2, itemid: 102, name: 'Enamel kettle 1.5 L' }),
];
const unpaid = anOrder({ status: 'to_pay', payment_status: 'unpaid', checkoutid: 9 });
const missing = () => refused(errorCodes.NOT_FOUND, { status: 404 });
const failed = () => refused(errorCodes.PARAM, { status: 500 });

const cancel = (answer: () => unknown): Story => ({
  render: () => <CancellationScreen input={inputs.cancellation} />,
  parameters: {
    screenSetup: {
      ...{ screen: cancellation, input: inputs.cancellation, at: '/user/purchase/cancellation/7001' },
      http: createFakeHttp({ '/api/v4/order/detail': answer }),
    },
  },
});
const checkout = (answer: () => unknown): Story => ({
  render: () => <CheckoutDetailScreen input={inputs.checkout} />,
  parameters: {
    screenSetup: {
      ...{ screen: checkoutDetail, input: inputs.checkout, at: '/user/purchase/checkout/9' },
      http: createFakeHttp({ '/api/v4/order/checkout_detail': answer }),
    },
  },
});
const success = (answer: () => unknown, others: readonly Order[] = []): Story => ({
  render: () => <OrderSuccessScreen input={inputs.success} />,
  parameters: {
    screenSetup: {
      ...{ screen: orderSuccess, input: inputs.success, at: '/order/success/7001' },
      http: createFakeHttp({
        '/api/v4/order/detail': answer,
        '/api/v4/order/checkout_detail': () => ({ checkoutid: 9, orders: [answer(), ...others] }),
      }),
    },
  },
});
const bill = (answer: () => unknown, order: () => unknown = () => anOrder()): Story => ({
  render: () => <InvoiceScreen input={inputs.invoice} />,
  parameters: {
    screenSetup: {
      ...{ screen: invoice, input: inputs.invoice, at: '/invoice/7001' },
      http: createFakeHttp({ '/api/v4/order/invoice': answer, '/api/v4/order/detail': order }),
    },
  },
});
const find = (answer: () => unknown): Story => ({
  render: () => <UniversalScreen input={inputs.universal} />,
  parameters: {
    screenSetup: {
      ...{ screen: universal, input: inputs.universal, at: '/order/universal?sn=260901ABCDEF' },
      http: createFakeHttp({ '/api/v4/order/list': answer }),
    },
  },
});

const meta: Meta = {
  title: 'Screens/After the purchase',
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj;

/** Nothing is sent before a reason is selected. */
export const Cancel: Story = {
  ...cancel(() => anOrder({ lines })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText('Choose a reason.')).toBeVisible();
  },
};
export const CancelOnAPhone: Story = {
  ...cancel(() => anOrder({ lines })),
  globals: { viewport: { value: 'phone' } },
};
/** The seller decides once the parcel is on its way. */
export const CancelOnItsWay: Story = cancel(() =>
  anOrder({ status: 'to_receive', lines, actions: ['request-cancellation'] }),
);
export const Cancelled: Story = cancel(() => anOrder({ status: 'cancelled', lines, actions: [] }));
export const CancelNoSuchOrder: Story = cancel(missing);

/** Two orders that are paid together. */
export const Checkout: Story = checkout(() => ({
  ...{ checkoutid: 9, total: someMoney(5378) },
  orders: [unpaid, { ...unpaid, order_id: 7002, order_sn: '260901ABCDEG' }],
}));
export const CheckoutNotFound: Story = checkout(missing);

export const Thanks: Story = success(() => anOrder());
/** The sum of a checkout's orders, of different shops. */
export const ThanksForSeveral: Story = {
  ...success(
    () => anOrder({ payment_status: 'paid', total: someMoney(5378) }),
    [
      anOrder({ order_id: 7002, order_sn: '260901ABCDEG', total: someMoney(1022) }),
      anOrder({ order_id: 7003, order_sn: '260901ABCDEH', total: someMoney(900), status: 'cancelled' }),
    ],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’ve received \$64\.00/)).toBeVisible();
    await expect(canvas.getByText('Order 260901ABCDEG')).toBeVisible();
    await expect(canvas.queryByText('Order 260901ABCDEH')).toBeNull();
  },
};
/** Opened again once its parcel was returned. */
export const ThanksRefunded: Story = success(() => anOrder({ payment_status: 'refunded' }));
export const ThanksUnpaid: Story = success(() => unpaid);
export const ThanksFailed: Story = success(failed);

export const Invoice: Story = bill(() => ({
  ...{ order: anOrder({ lines }), number: 'SG-260901ABCDEF', issued_at: 1_790_000_000_000 },
  seller: { name: 'Anyam', lines: ['8 Market Street', '048946 Singapore'] },
  buyer: { name: 'Budi Santoso', lines: ['12 Haig Road', '438749 Singapore'] },
  tax_id_kind: 'uen',
}));
export const InvoiceNotFound: Story = bill(missing, missing);
export const InvoiceOnceDelivered: Story = bill(missing, () =>
  anOrder({ payment_status: 'due-on-delivery' }),
);
export const InvoiceOfACancelledOrder: Story = bill(missing, () => anOrder({ payment_status: 'voided' }));

export const Found: Story = find(() => ({ orders: [anOrder()] }));
export const FoundNone: Story = find(() => ({ orders: [] }));
export const FindFailed: Story = find(failed);
