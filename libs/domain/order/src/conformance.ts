import { canCancel, transitionOrder, orderActions } from './transition-order.ts';
import type { OrderStatus } from './order-status.ts';
import { isPaymentOverdue, paymentDeadline } from './payment-deadline.ts';
import { nextPaymentStatus } from './payment-status.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { Actor, OrderAction } from './order-transitions.data.ts';

type Given = {
  readonly status: OrderStatus;
  readonly action: OrderAction;
  readonly actor: Actor;
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'order/move': ({ status, action, actor }: Given) => transitionOrder(status, action, actor),
  'order/actions': ({ status, actor }: Given) => orderActions(status, actor),
  'order/payment-after': ({ action, payment }: { action: OrderAction; payment: PaymentStatus }) =>
    nextPaymentStatus(action, payment),
  'order/payment-deadline': ({ status, placedAt }: { status: OrderStatus; placedAt: number }) =>
    paymentDeadline(status, placedAt) ?? null,
  'order/payment-overdue': ({ payBy, now }: { payBy: number | null; now: number }) =>
    isPaymentOverdue(payBy, now),
  'order/can-cancel': ({ status }: Given) => canCancel(status),
};
