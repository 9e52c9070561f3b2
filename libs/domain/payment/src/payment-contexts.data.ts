import { paymentMethods } from './payment-methods.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

type SettlementSpeed = (typeof paymentMethods)[PaymentMethod]['settles'];

type PaymentContextRow = {
  /** Settlement speeds that the context accepts. */
  readonly settles: readonly SettlementSpeed[];
};

/**
 * The context of a payment limits its methods: food is prepared at once; a game is delivered at once, with no delivery at which
 * to collect cash (doc1 §2.7; amb-payment-subpages).
 */
export const paymentContexts = {
  marketplace: { settles: ['at-once', 'later', 'on-delivery'] },
  'direct-purchase': { settles: ['at-once', 'later', 'on-delivery'] },
  food: { settles: ['at-once', 'on-delivery'] },
  play: { settles: ['at-once'] },
} as const satisfies Readonly<Record<string, PaymentContextRow>>;

export type PaymentContext = keyof typeof paymentContexts;
export const paymentContextIds = Object.keys(paymentContexts) as readonly PaymentContext[];

/** Whether a method is allowed in a context. */
export const fitsContext = (method: PaymentMethod, context: PaymentContext): boolean =>
  (paymentContexts[context].settles as readonly SettlementSpeed[]).includes(paymentMethods[method].settles);
