import { hourMs, minuteMs } from '@pasar/durations';

/** How a shopper pays; decides the pages of a payment. */
export type PaymentFlow =
  /** Cash to the courier. */
  | 'on-delivery'
  /** On the provider's own page, possibly followed by a challenge of the bank. */
  | 'hosted-page'
  /** By bank transfer to an account number that is unique to the payment. */
  | 'transfer'
  /** From a balance, with a PIN, and above a limit with a one-time code as well. */
  | 'wallet'
  /** In cash at a store counter, with a number and its barcode. */
  | 'counter'
  /** By scanning a QR code with the bank's app. */
  | 'qr';

type PaymentMethodRow = {
  readonly flow: PaymentFlow;
  /** Time to pay once the payment is started, in milliseconds. */
  readonly windowMs: number;
  /** Whether the money arrives within minutes, or the seller has to wait for it. */
  readonly settles: 'at-once' | 'later' | 'on-delivery';
  /** Whether the amount is authorised first and captured once the orders can still be paid. */
  readonly authorisesFirst: boolean;
  /** The additional choice: a bank, a store chain, or a number of months. */
  readonly option?: 'bank' | 'store' | 'months';
};

/** Every payment method that a market can offer (doc1 §2.7). */
export const paymentMethods = {
  cod: { flow: 'on-delivery', windowMs: 0, settles: 'on-delivery', authorisesFirst: false },
  card: { flow: 'hosted-page', windowMs: 30 * minuteMs, settles: 'at-once', authorisesFirst: true },
  installments: {
    flow: 'hosted-page',
    windowMs: 30 * minuteMs,
    settles: 'at-once',
    authorisesFirst: true,
    option: 'months',
  },
  'bank-transfer': {
    flow: 'transfer',
    windowMs: 24 * hourMs,
    settles: 'later',
    authorisesFirst: false,
    option: 'bank',
  },
  wallet: { flow: 'wallet', windowMs: 30 * minuteMs, settles: 'at-once', authorisesFirst: false },
  'convenience-store': {
    flow: 'counter',
    windowMs: 48 * hourMs,
    settles: 'later',
    authorisesFirst: false,
    option: 'store',
  },
  qr: { flow: 'qr', windowMs: 15 * minuteMs, settles: 'at-once', authorisesFirst: false },
} as const satisfies Readonly<Record<string, PaymentMethodRow>>;

export type PaymentMethod = keyof typeof paymentMethods;
export const paymentMethodIds = Object.keys(paymentMethods) as readonly PaymentMethod[];

/** The properties of a method. */
export const paymentMethod = (method: PaymentMethod): PaymentMethodRow => paymentMethods[method];

/** When a payment started now expires, epoch milliseconds. */
export const paymentExpiresAt = (method: PaymentMethod, now: number): number =>
  now + paymentMethods[method].windowMs;
