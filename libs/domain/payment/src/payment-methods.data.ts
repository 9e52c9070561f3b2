/** How a shopper brings the money: which pages a payment leads through. */
export type PaymentFlow =
  /** Paid to the courier. */
  | 'on-delivery'
  /** On the provider's own page, which the bank may follow with a question of its own. */
  | 'hosted-page'
  /** By a transfer to an account number that belongs to this payment alone. */
  | 'transfer'
  /** From a balance, after a PIN and above a limit a one-time code as well. */
  | 'wallet'
  /** In cash at a counter, by a number and its barcode. */
  | 'counter'
  /** By scanning a code with the bank's app. */
  | 'qr';

type PaymentMethodRow = {
  readonly flow: PaymentFlow;
  /** How long the shopper has to pay once it is started, in milliseconds. */
  readonly windowMs: number;
  /** Whether the money is there within minutes, or the seller has to wait for it. */
  readonly settles: 'at-once' | 'later' | 'on-delivery';
  /** Whether the amount is first only reserved, and taken when the orders can still be paid. */
  readonly authorisesFirst: boolean;
  /** What the shopper chooses besides: a bank, a chain of shops, a number of months. */
  readonly option?: 'bank' | 'store' | 'months';
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Every way to pay that a market can offer (doc1 §2.7). */
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

/** The facts of a method. */
export const paymentMethod = (method: PaymentMethod): PaymentMethodRow => paymentMethods[method];

/** Whether a text from outside is a method. */
export const isPaymentMethod = (text: string): text is PaymentMethod => Object.hasOwn(paymentMethods, text);

/** When a payment that starts now must be paid, epoch milliseconds. */
export const paymentExpiresAt = (method: PaymentMethod, now: number): number =>
  now + paymentMethods[method].windowMs;
