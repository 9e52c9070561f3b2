import type { Ids } from '@pasar/database';
import { dayMs, hourMs } from '@pasar/durations';
import { sellerFees } from '@pasar/order';
import type { SeedContext } from './create-context.ts';
import type { LedgerRow, OrderEventRow, OrderParcelEventRow, OrderParcelRow, OrderRow } from './rows.ts';
import type { Purchase } from './purchases.data.ts';

/** Longer than any market's return period, so that a demo has orders to return. */
const returnDays = 30;

/** Hours from the order to each step. */
const statusHours = {
  unpaid: [['to_pay', 0]],
  paid: [
    ['to_ship', 0],
    ['to_receive', 20],
    ['completed', 90],
  ],
} as const;

/** The action and actor that led to each status. */
const eventCauses = {
  to_pay: { action: 'place', actor: 'buyer' },
  to_ship: { action: 'place', actor: 'buyer' },
  to_receive: { action: 'ship', actor: 'seller' },
  completed: { action: 'receive', actor: 'buyer' },
} as const;

/** Hours from the order to the delivery of its parcel. */
const deliveredHours = 70;

/** Hours from the order to each station of a parcel. */
const stationHours = [
  ['picked-up', 22],
  ['in-transit', 40],
  ['out-for-delivery', 66],
  ['delivered', deliveredHours],
] as const;

/** Returns the instants that a status implies. */
export function makeInstants({ status, isDelivered = false }: Purchase, created_at: number) {
  const at = (hours: number) => created_at + hours * hourMs;
  const [, [, shipped], [, completed]] = statusHours.paid;
  const isDone = status === 'completed';
  const isShipped = isDone || status === 'to_receive';
  return {
    shipped_at: isShipped ? at(shipped) : null,
    delivered_at: isDone || isDelivered ? at(deliveredHours) : null,
    receive_by: null,
    branch_id: null,
    reselect_by: null,
    return_by: isDone ? at(completed) + returnDays * dayMs : null,
    completed_at: isDone ? at(completed) : null,
  };
}

/** Returns a seller's fees; the store computes the income of new orders without one. */
export function makeIncome({ market }: SeedContext) {
  const { commissionBasisPoints, transactionFeeBasisPoints } = sellerFees(market.code);
  return {
    ...{ shop_voucher_discount: 0, shop_shipping_discount: 0 },
    commission_basis_points: commissionBasisPoints,
    transaction_fee_basis_points: transactionFeeBasisPoints,
    ...{ income_state: null, income: 0, income_at: null },
  };
}

/** The parcel of an order that was shipped; empty for any other. */
export const makeParcel = ({ user_id, order_id, shipped_at }: OrderRow): OrderParcelRow[] =>
  shipped_at === null
    ? []
    : [
        {
          ...{ user_id, order_id, carrier: 'Pasar Express', shipped_at },
          tracking_number: `PX${String(order_id).slice(-12).padStart(12, '0')}`,
        },
      ];

/** Creates the stations of a parcel that has arrived; other seeded parcels have none. */
export const makeStations = (
  { user_id, order_id, created_at }: OrderRow,
  { status, isDelivered = false }: Purchase,
  ids: Ids,
): OrderParcelEventRow[] =>
  status === 'completed' || isDelivered
    ? stationHours.map(([kind, hours]) => ({
        ...{ user_id, order_id, event_id: ids.next(), kind, at: created_at + hours * hourMs },
      }))
    : [];

/** The history of an order, up to its status. */
export const makeEvents = (
  { user_id, order_id, created_at, status }: OrderRow & Pick<Purchase, 'status'>,
  ids: Ids,
): OrderEventRow[] => {
  const steps = statusHours[status === 'to_pay' ? 'unpaid' : 'paid'];
  const last = steps.findIndex(([step]) => step === status);
  return steps.slice(0, last + 1).map(([step, hours]) => ({
    ...{ user_id, order_id, event_id: ids.next(), status: step, ...eventCauses[step], note: '' },
    at: created_at + hours * hourMs,
  }));
};

/** Creates the ledger entries of an order that was paid when placed: debit and credit. */
export function makeCharge(order: OrderRow): LedgerRow[] {
  const { user_id, order_id, market, currency, total, created_at } = order;
  const shared = { transaction_id: order_id, kind: 'charge', market, currency, user_id, order_id } as const;
  return [
    { ...shared, line_no: 1, account: 'provider:sandbox', amount: total, at: created_at },
    { ...shared, line_no: 2, account: 'orders', amount: -total, at: created_at },
  ];
}
