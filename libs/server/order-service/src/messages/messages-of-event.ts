import type { OrderRow } from '../order-row.ts';

/** What an event in the outbox says about an order; amounts in minor units. */
export type EventPayload = {
  readonly userid: number;
  readonly order_id: number;
  readonly return_id?: number;
  readonly amount?: number;
  /** A cancelled order was never paid: its seller has not heard of it. */
  readonly is_unpaid?: boolean;
  /** The status of a return. */
  readonly status?: string;
};

export type OrderMessage = {
  readonly to: 'buyer' | 'seller';
  readonly text:
    | 'placed'
    | 'branch'
    | 'paid'
    | 'shipped'
    | 'delivered'
    | 'cancelled'
    | 'refunded'
    | 'return'
    | 'sold'
    | 'sale-cancelled'
    | 'sale-return';
};

type OrderEvent = { readonly order: Pick<OrderRow, 'payment_channel'>; readonly payload: EventPayload };

const buyer = (text: OrderMessage['text']): OrderMessage => ({ to: 'buyer', text });
const seller = (text: OrderMessage['text']): OrderMessage => ({ to: 'seller', text });

/** The seller is notified of the buyer’s steps, and the buyer of all others. */
const buyersReturnSteps = ['requested', 'sent', 'withdrawn'];

/** The messages of each event; an event that is not listed has none. */
const messagesByTopic: Readonly<Record<string, (about: OrderEvent) => readonly OrderMessage[]>> = {
  // Other orders are confirmed once they are paid.
  'order-placed': ({ order }) => (order.payment_channel === 'cod' ? [buyer('placed'), seller('sold')] : []),
  'order-paid': ({ order }) => (order.payment_channel === 'cod' ? [] : [buyer('paid'), seller('sold')]),
  'branch-requested': () => [buyer('branch')],
  'order-shipped': () => [buyer('shipped')],
  'order-delivered': () => [buyer('delivered')],
  'order-cancelled': ({ payload }) => [
    buyer('cancelled'),
    ...(payload.is_unpaid === true ? [] : [seller('sale-cancelled')]),
  ],
  'order-refunded': ({ payload }) => ((payload.amount ?? 0) > 0 ? [buyer('refunded')] : []),
  'return-changed': ({ payload: { status = '' } }) =>
    buyersReturnSteps.includes(status) ? [seller('sale-return')] : [buyer('return')],
};

/** Whether anybody is notified of events of a topic. */
export const hasMessages = (topic: string): boolean => Object.hasOwn(messagesByTopic, topic);

/** Returns the messages about an event, and their recipients. */
export const messagesOfEvent = (topic: string, about: OrderEvent): readonly OrderMessage[] =>
  (hasMessages(topic) && messagesByTopic[topic]?.(about)) || [];
