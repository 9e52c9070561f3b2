import { awaitsBranch, returnActions, transitionOrder } from '@pasar/order';
import type { OrderReturn, ShopOrder } from '@pasar/order-contract';
import type { OrderRow } from '../order-row.ts';
import type { OrderParts } from '../present-order.ts';

type SellerAction = ShopOrder['actions'][number];

/** Lists what the seller can currently do with a return. */
function listReturnActions(found: OrderReturn): SellerAction[] {
  const names = { accept: 'accept-return', refund: 'refund-return', dispute: 'dispute-return' } as const;
  return returnActions(found, 'seller').flatMap((action) =>
    action === 'accept' || action === 'refund' || action === 'dispute' ? [names[action]] : [],
  );
}

/** Lists what the seller can currently do with an order. */
export function listSellerActions(
  order: OrderRow,
  { cancellation }: OrderParts,
  found: OrderReturn | undefined,
): ShopOrder['actions'] {
  const { status } = order;
  const steps = (['ship', 'cancel'] as const).filter(
    (action) =>
      transitionOrder(status, action, 'seller').moved && !(action === 'ship' && awaitsBranch(order)),
  );
  const isAsked = status === 'to_receive' && cancellation?.status === 'requested';
  return [
    ...steps,
    ...(isAsked ? (['answer-cancellation'] as const) : []),
    ...(found ? listReturnActions(found) : []),
  ];
}
