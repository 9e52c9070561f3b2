import { minuteMs } from '@pasar/durations';
import type { OrderStatus } from './order-status.ts';

/** How long an unpaid order holds stock and vouchers before it is cancelled. */
export const paymentWindowMs = 30 * minuteMs;

/** Payment deadline of an order, epoch milliseconds; undefined if it does not wait for a payment. */
export const paymentDeadline = (status: OrderStatus, placedAt: number): number | undefined =>
  status === 'to_pay' ? placedAt + paymentWindowMs : undefined;

/**
 * The latest possible payment deadline with a method that grants `methodWindowMs`, however often a payment is started: the last
 * one may start just before the first window ends. Epoch milliseconds.
 */
export const latestPaymentDeadline = (placedAt: number, methodWindowMs: number): number =>
  placedAt + paymentWindowMs + methodWindowMs;

/** Whether the payment window is over. The deadline itself counts as over. */
export const isPaymentOverdue = (payBy: number | null | undefined, now: number): boolean =>
  typeof payBy === 'number' && now >= payBy;
