import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { paymentNextSteps, paymentStates } from '@pasar/payment';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PaymentMethodSchema } from './payment-method.ts';
import { cancelPaymentPath, confirmPaymentPath, getPaymentPath, startPaymentPath } from './paths.ts';

const attempts = { attempts_left: Type.Integer({ minimum: 0 }), wrong: Type.Optional(Type.Boolean()) };
/** On a demo: where to pretend that the money was sent. */
const demo = { demo_url: Type.Optional(Type.String()) };

/** What the shopper has to do next. */
export const PaymentStepSchema = Type.Union([
  /** On a page of the provider, or of the bank. */
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('transfer'),
    bank_name: Type.String(),
    account_number: Type.String(),
    account_name: Type.String(),
    reference: Type.String(),
    ...demo,
  }),
  Type.Object({ kind: Type.Literal('counter'), store_name: Type.String(), code: Type.String(), ...demo }),
  Type.Object({ kind: Type.Literal('qr'), content: Type.String(), ...demo }),
  /** The wallet is used for the first time: its terms, then a one-time code. */
  Type.Object({ kind: Type.Literal('agreement') }),
  Type.Object({ kind: Type.Literal('link-code'), sent_to: Type.String(), ...attempts }),
  Type.Object({ kind: Type.Literal('pin'), ...attempts }),
  Type.Object({ kind: Type.Literal('code'), sent_to: Type.String(), ...attempts }),
  /** Nothing: the provider is at it. */
  Type.Object({ kind: Type.Literal('wait') }),
]);
export type PaymentStep = Static<typeof PaymentStepSchema>;

export const PaymentSchema = Type.Object({
  payment_id: IdSchema,
  checkoutid: IdSchema,
  method: PaymentMethodSchema,
  /** The bank, the chain of shops or the months; empty for none. */
  option: Type.String(),
  amount: MoneySchema,
  state: Type.Enum([...paymentStates]),
  /** Why it failed, and what to do about it, the best first. */
  reason: Type.Optional(Type.String()),
  next_steps: Type.Array(Type.Enum([...paymentNextSteps])),
  step: Type.Optional(PaymentStepSchema),
  /** What the market's QR payments are called. */
  scheme: Type.Optional(Type.String()),
  /** Epoch milliseconds. */
  expires_at: Type.Integer(),
  created_at: Type.Integer(),
});
export type Payment = Static<typeof PaymentSchema>;

/**
 * Starts to pay what the orders of a checkout still cost, together. A payment of theirs that is open is answered instead: money
 * is asked for once. A lost answer of the provider leaves it `unknown`, never failed.
 */
export const startPayment = defineCall({
  id: 'payment-start',
  method: 'POST',
  path: startPaymentPath,
  summary: 'Start to pay the unpaid orders of a checkout',
  auth: 'session',
  body: strictObject({
    checkoutid: IdSchema,
    method: PaymentMethodSchema,
    option: Type.Optional(Type.String({ maxLength: 32 })),
    platform: Type.Enum(['rw', 'pc']),
  }),
  data: PaymentSchema,
});

/** Asks the provider first while the outcome is open. */
export const getPayment = defineCall({
  id: 'payment-detail',
  method: 'GET',
  path: getPaymentPath,
  summary: 'How a payment stands',
  auth: 'session',
  query: strictObject({ payment_id: IdSchema }),
  data: PaymentSchema,
});

/** A wrong PIN or code is an answer: the step says how often it can be tried again. */
export const confirmPayment = defineCall({
  id: 'payment-confirm',
  method: 'POST',
  path: confirmPaymentPath,
  summary: 'Answer what the provider asks: its terms, a PIN, a one-time code',
  auth: 'session',
  body: strictObject({
    payment_id: IdSchema,
    /** Which question is answered: one that was answered already changes nothing. */
    kind: Type.Enum(['agreement', 'link-code', 'pin', 'code']),
    /** The PIN or the code; `yes` or `no` to the terms. */
    answer: Type.String({ minLength: 1, maxLength: 12 }),
  }),
  data: PaymentSchema,
});

export const cancelPayment = defineCall({
  id: 'payment-cancel',
  method: 'POST',
  path: cancelPaymentPath,
  summary: 'Give up an open payment, to pay in another way',
  auth: 'session',
  body: strictObject({ payment_id: IdSchema }),
  data: PaymentSchema,
});
