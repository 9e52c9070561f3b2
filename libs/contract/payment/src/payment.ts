import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { platforms } from '@pasar/page-shell-rules';
import type { Platform } from '@pasar/page-shell-rules';
import { paymentNextSteps, paymentStates } from '@pasar/payment';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PaymentMethodSchema } from './payment-method.ts';
import { cancelPaymentPath, confirmPaymentPath, getPaymentPath, startPaymentPath } from './paths.ts';

const attempts = { attempts_left: Type.Integer({ minimum: 0 }), wrong: Type.Optional(Type.Boolean()) };
/** On a demo: the page that simulates the payment. */
const demo = { demo_url: Type.Optional(Type.String()) };

/** The shopper's next step. */
export const PaymentStepSchema = Type.Union([
  /** Redirects to a page of the provider or the bank. */
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
  /** First use of the wallet: its terms, then a one-time code. */
  Type.Object({ kind: Type.Literal('agreement') }),
  Type.Object({ kind: Type.Literal('link-code'), sent_to: Type.String(), ...attempts }),
  Type.Object({ kind: Type.Literal('pin'), ...attempts }),
  Type.Object({ kind: Type.Literal('code'), sent_to: Type.String(), ...attempts }),
  /** The provider is processing the payment. */
  Type.Object({ kind: Type.Literal('wait') }),
]);
export type PaymentStep = Static<typeof PaymentStepSchema>;

export const PaymentSchema = Type.Object({
  payment_id: IdSchema,
  checkoutid: IdSchema,
  method: PaymentMethodSchema,
  /** The bank, store chain or number of months; empty if there is none. */
  option: Type.String(),
  amount: MoneySchema,
  state: Type.Enum([...paymentStates]),
  /** Why it failed, and what to do about it, the best option first. */
  reason: Type.Optional(Type.String()),
  /** The code of the error catalogue for the reason, if it has one. */
  code: Type.Optional(Type.Integer()),
  next_steps: Type.Array(Type.Enum([...paymentNextSteps])),
  step: Type.Optional(PaymentStepSchema),
  /** The name of the market's QR payment scheme. */
  scheme: Type.Optional(Type.String()),
  /** Epoch milliseconds. */
  expires_at: Type.Integer(),
  created_at: Type.Integer(),
});
export type Payment = Static<typeof PaymentSchema>;

/**
 * Starts one payment for the amount due on a checkout's orders. Returns their open payment if there is one, so that nothing is
 * charged twice. If the provider's response is lost, the payment is `unknown`, not failed.
 */
export const startPayment = defineCall({
  id: 'payment-start',
  method: 'POST',
  path: startPaymentPath,
  summary: 'Start the payment of the unpaid orders of a checkout',
  auth: 'session',
  body: strictObject({
    checkoutid: IdSchema,
    method: PaymentMethodSchema,
    option: Type.Optional(Type.String({ maxLength: 32 })),
    /** A saved card to pay with; only for the method `card`. */
    card: Type.Optional(IdSchema),
    platform: Type.Enum(Object.keys(platforms) as Platform[]),
  }),
  data: PaymentSchema,
});

/** Queries the provider first while the outcome is open. */
export const getPayment = defineCall({
  id: 'payment-detail',
  method: 'GET',
  path: getPaymentPath,
  summary: 'Get the status of a payment',
  auth: 'session',
  query: strictObject({ payment_id: IdSchema }),
  data: PaymentSchema,
});

/** A wrong PIN or code is not an error: the step says how many attempts are left. */
export const confirmPayment = defineCall({
  id: 'payment-confirm',
  method: 'POST',
  path: confirmPaymentPath,
  summary: 'Answer a provider’s step: accept terms, or enter a PIN or one-time code',
  auth: 'session',
  body: strictObject({
    payment_id: IdSchema,
    /** The step being answered; a step that was already answered is left unchanged. */
    kind: Type.Enum(['agreement', 'link-code', 'pin', 'code']),
    /** The PIN or the code; `yes` or `no` for the terms. */
    answer: Type.String({ minLength: 1, maxLength: 12 }),
  }),
  data: PaymentSchema,
});

export const cancelPayment = defineCall({
  id: 'payment-cancel',
  method: 'POST',
  path: cancelPaymentPath,
  summary: 'Cancel an open payment, to pay by another method',
  auth: 'session',
  body: strictObject({ payment_id: IdSchema }),
  data: PaymentSchema,
});
