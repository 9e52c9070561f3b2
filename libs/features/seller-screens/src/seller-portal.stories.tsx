import { anOrder, anOrderLine, createFakeHttp, refused, someMoney } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import label from './label/label-screen.ts';
import { LabelScreen } from './label/LabelScreen.tsx';
import order from './order/order-screen.ts';
import { OrderScreen } from './order/OrderScreen.tsx';
import orders from './orders/orders-screen.ts';
import { OrdersScreen } from './orders/OrdersScreen.tsx';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const listInput = { route: 'seller-orders', params: {}, query: '' } as const;
const orderInput = { route: 'seller-order', params: { orderId: 7001 }, query: '' } as const;
const labelInput = { ...orderInput, route: 'seller-label' } as const;
const shop = anOwnShop('owner', [{ status: 'to_ship', count: 2 }]);
const toShip = { order: anOrder({ actions: [] }), actions: ['ship', 'cancel'], ratings: [] };

const httpWith = (
  list: () => unknown,
  detail: () => unknown = () => toShip,
  own: () => unknown = () => shop,
) =>
  createFakeHttp({
    [ownShopPath]: own,
    '/api/v4/seller/order/list': list,
    '/api/v4/seller/order/detail': detail,
  });
const withList = (list: () => unknown, own?: () => unknown) => ({
  ...{ screen: orders, input: listInput, at: '/portal/orders' },
  http: httpWith(list, undefined, own),
});
const withDetail = (detail: () => unknown) => ({
  ...{ screen: order, input: orderInput, at: '/portal/orders/7001' },
  http: httpWith(() => ({ orders: [] }), detail),
});

const meta: Meta = {
  title: 'Screens/Seller portal',
  render: () => <OrderScreen input={orderInput} />,
  parameters: { layout: 'fullscreen', screenSetup: withDetail(() => toShip) },
};
export default meta;

type Story = StoryObj;

const list: Story = { render: () => <OrdersScreen input={listInput} /> };
const twoOrders = () => ({
  orders: [anOrder(), anOrder({ order_id: 7002, order_sn: '260901GHIJKL', status: 'completed' })],
});

export const Orders: Story = { ...list, parameters: { screenSetup: withList(twoOrders) } };
export const OrdersOnAPhone: Story = { ...Orders, globals: { viewport: { value: 'phone' } } };
export const NoOrders: Story = { ...list, parameters: { screenSetup: withList(() => ({ orders: [] })) } };
export const OrdersFailed: Story = {
  ...list,
  parameters: { screenSetup: withList(() => refused(errorCodes.PARAM, { status: 500 })) },
};
/** Signed in without a shop: the form to open one. */
export const NoShop: Story = {
  ...list,
  parameters: { screenSetup: withList(twoOrders, () => refused(errorCodes.NOT_FOUND, { status: 404 })) },
};
export const NoShopOnAPhone: Story = { ...NoShop, globals: { viewport: { value: 'phone' } } };
/** Neither a name nor a place was given. */
export const NoShopInvalid: Story = {
  ...NoShop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open shop' }));
    await expect(await canvas.findByText('Choose where you ship from.')).toBeVisible();
  },
};

export const ToShip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm shipment' }));
    await expect(await canvas.findByText('Enter the carrier’s name.')).toBeVisible();
  },
};
export const ToShipOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const askedToCancel = {
  order: anOrder({
    ...{ status: 'to_receive', actions: [] },
    parcel: { carrier: 'Pasar Express', tracking_number: 'PX000000007001', events: [] },
    cancellation: {
      ...{ status: 'requested', reason: 'changed-mind', note: 'I found it at home.' },
      answer_by: 1_790_300_000_000,
    },
  }),
  ...{ actions: ['answer-cancellation'], ratings: [] },
};
/** Shipped, and the buyer wants to cancel: the seller answers before a deadline. */
export const CancellationRequested: Story = { parameters: { screenSetup: withDetail(() => askedToCancel) } };

const cancelled = {
  order: anOrder({
    ...{ status: 'cancelled', actions: [] },
    timeline: [
      {
        ...{ status: 'cancelled', at: 1_790_100_000_000, action: 'cancel', actor: 'buyer' },
        note: 'found-cheaper',
      },
    ],
  }),
  ...{ actions: [], ratings: [] },
};
/** Cancelled by the buyer, with a reason. */
export const Cancelled: Story = { parameters: { screenSetup: withDetail(() => cancelled) } };

const events = [
  { kind: 'picked-up', at: 1_790_100_000_000 },
  { kind: 'delivered', at: 1_790_200_000_000 },
] as const;
const delivered = {
  order: anOrder({
    ...{ status: 'to_receive', actions: [] },
    parcel: { carrier: 'Pasar Express', tracking_number: 'PX000000007001', events: [...events] },
  }),
  ...{ actions: [], ratings: [] },
};
/** Delivered, but not confirmed by the buyer. */
export const Delivered: Story = { parameters: { screenSetup: withDetail(() => delivered) } };

const returned = {
  order: anOrder({ status: 'return_refund', actions: [] }),
  actions: ['accept-return', 'refund-return', 'dispute-return'],
  ratings: [{ line_no: 1, rating_star: 2, comment: 'It leaks.', pictures: [] }],
  return: {
    ...{ return_id: 5, order_id: 7001, order_sn: '260901ABCDEF', shopid: 11, shop_name: 'Anyam' },
    ...{ shop_username: 'anyam', status: 'requested', solution: 'return-and-refund', reason: 'damaged' },
    ...{ note: 'A corner is broken.', seller_note: '', amount: someMoney(2490), coins: 0 },
    lines: [{ line: anOrderLine(), quantity: 1, amount: someMoney(2490) }],
    ...{ pictures: [], address: ['Anyam'], deadline: 1_790_100_000_000, created_at: 1_790_000_000_000 },
    ...{ timeline: [], actions: [] },
  },
};
/** A return that awaits the seller's answer, and a rating without a reply. */
export const Returned: Story = { parameters: { screenSetup: withDetail(() => returned) } };
/** Another shop's order is not found. */
export const NoSuchOrder: Story = {
  parameters: { screenSetup: withDetail(() => refused(errorCodes.NOT_FOUND, { status: 404 })) },
};

export const Label: Story = {
  render: () => <LabelScreen input={labelInput} />,
  parameters: {
    screenSetup: {
      ...withDetail(() => toShip),
      screen: label,
      input: labelInput,
      at: '/portal/orders/7001/label',
    },
  },
};
