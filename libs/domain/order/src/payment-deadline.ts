import type { OrderStatus } from './order-status.ts';

/** How long an unpaid order holds stock and vouchers before it is cancelled. */
export const paymentWindowMs = 30 * 60 * 1000;

/** When an order must be paid at the latest, epoch milliseconds; undefined for one that does not wait for a payment. */
export const paymentDeadline = (status: OrderStatus, placedAt: number): number | undefined =>
  status === 'to_pay' ? placedAt + paymentWindowMs : undefined;

/**
 * Until when an order waits at the latest for a payment whose method gives `methodWindowMs`, however often one is started: the
 * last one may start when the first time to pay is nearly over. Epoch milliseconds.
 */
export const latestPaymentDeadline = (placedAt: number, methodWindowMs: number): number =>
  placedAt + paymentWindowMs + methodWindowMs;

/** Whether the time to pay is over. The window is half open: at the deadline itself an order can not be paid any more. */
export const isPaymentOverdue = (payBy: number | null | undefined, now: number): boolean =>
  typeof payBy === 'number' && now >= payBy;
