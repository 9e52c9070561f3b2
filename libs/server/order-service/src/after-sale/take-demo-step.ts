import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { returnActions } from '@pasar/order';
import type { Order, takeDemoStep } from '@pasar/order-contract';
import { lockOwnOrder } from '../lock-order.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import { getOwnOrder } from '../read-orders.ts';
import { findOpenReturn } from '../returns/find-return.ts';
import { moveReturn } from '../returns/move-return.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { answerCancellationRequest } from './answer-cancellation.ts';
import { parcelStations, recordParcelEvent } from './record-parcel-event.ts';
import { shipOrder } from './ship-order.ts';

type Step = NonNullable<Order['demo_step']>;

async function advanceParcel(deps: OrderDeps, { order }: LockedOrder, now: number): Promise<void> {
  const reportedEvents = await deps.db
    .selectFrom('order_parcel_event')
    .select('kind')
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const next = parcelStations.find((kind) => !reportedEvents.some((event) => event.kind === kind));
  if (next) await recordParcelEvent(deps, order, next, now);
}

async function moveOpenReturn(
  deps: OrderDeps,
  locked: LockedOrder,
  action: 'accept' | 'refund',
  now: number,
): Promise<void> {
  const open = await findOpenReturn(deps, locked.order);
  if (!open) throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, 'There is no open return.');
  const keepsGoods = open.status === 'requested' && !returnActions(open, 'seller').includes('accept');
  await moveReturn(deps, locked, open, { action: keepsGoods ? 'refund' : action, actor: 'seller', now });
}

const steps: Readonly<Record<Step, (deps: OrderDeps, locked: LockedOrder, now: number) => Promise<unknown>>> =
  {
    ship: (deps, { order }, now) =>
      shipOrder(deps, order, {
        ...{
          carrier: 'Pasar Express',
          tracking_number: `PX${String(order.order_id).slice(-12).padStart(12, '0')}`,
        },
        now,
      }),
    carry: advanceParcel,
    'accept-cancellation': (deps, locked, now) =>
      answerCancellationRequest(deps, locked, { accepts: true, actor: 'seller', now }),
    'accept-return': (deps, locked, now) => moveOpenReturn(deps, locked, 'accept', now),
    'refund-return': (deps, locked, now) => moveOpenReturn(deps, locked, 'refund', now),
  };

/**
 * Takes the next step of a demo's seller or carrier. Throws NOT_FOUND on a live store or if the order does not exist or
 * belongs to another member, ORDER_STEP_NOT_ALLOWED for any other step.
 */
export function takeOwnDemoStep(
  deps: OrderDeps,
  owner: OrderOwner,
  { order_id, step }: CallBody<typeof takeDemoStep>,
  now: number,
): Promise<Order> {
  if (!deps.servesDemoSteps) throw new ApiError(errorCodes.NOT_FOUND);
  return runInTransaction(deps, async (inside) => {
    await steps[step](inside, await lockOwnOrder(inside, owner, order_id), now);
    return getOwnOrder(inside, owner, order_id, now);
  });
}
