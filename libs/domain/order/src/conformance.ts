import { canCancel, moveOrder, orderActions } from './move-order.ts';
import type { OrderStatus } from './order-status.ts';
import type { Actor, OrderAction } from './order-transitions.data.ts';

interface Given {
  readonly status: OrderStatus;
  readonly action: OrderAction;
  readonly actor: Actor;
}

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'order/move': ({ status, action, actor }: Given) => moveOrder(status, action, actor),
  'order/actions': ({ status, actor }: Given) => orderActions(status, actor),
  'order/can-cancel': ({ status }: Given) => canCancel(status),
};
