import { paymentMethods } from './payment-methods.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

type SettlementSpeed = (typeof paymentMethods)[PaymentMethod]['settles'];

type PaymentContextRow = {
  /** How soon the money must be there. */
  readonly settles: readonly SettlementSpeed[];
};

/**
 * What is paid for decides which methods fit: a meal is cooked at once, a game is delivered at once and has no door to
 * pay at (doc1 §2.7; amb-payment-subpages).
 */
export const paymentContexts = {
  marketplace: { settles: ['at-once', 'later', 'on-delivery'] },
  'direct-purchase': { settles: ['at-once', 'later', 'on-delivery'] },
  food: { settles: ['at-once', 'on-delivery'] },
  play: { settles: ['at-once'] },
} as const satisfies Readonly<Record<string, PaymentContextRow>>;

export type PaymentContext = keyof typeof paymentContexts;
export const paymentContextIds = Object.keys(paymentContexts) as readonly PaymentContext[];

/** Whether a method fits what is paid for. */
export const fitsContext = (method: PaymentMethod, context: PaymentContext): boolean =>
  (paymentContexts[context].settles as readonly SettlementSpeed[]).includes(paymentMethods[method].settles);
