import type { Platform } from '@pasar/page-shell-rules';
import type { Generated } from 'kysely';

/**
 * Payments, refunds and the ledger. Amounts are integers in the minor unit of the row's `currency`; instants are epoch
 * milliseconds.
 */

type PaymentState = 'unknown' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

export type PaymentTable = {
  payment_id: number;
  user_id: number;
  checkoutid: number;
  market: string;
  /** The provider adapter that handles it. */
  provider: string;
  /** The provider's own id; null until it responds. */
  provider_ref: string | null;
  method: string;
  /** The bank, the store chain or the number of months; empty for none. */
  method_option: string;
  /** The storefront to which the shopper returns. */
  platform: Platform;
  /** The store's address that the shopper uses. */
  origin: string;
  amount: number;
  currency: string;
  state: PaymentState;
  /** The provider's token of the saved card that pays; null for none, and once the payment is over. */
  card_token: string | null;
  /** The failure reason. */
  reason: string | null;
  /** The shopper's next step, from the provider. */
  step: unknown;
  created_at: number;
  updated_at: number;
  expires_at: number;
};

/** The share of a payment for each order. */
export type PaymentOrderTable = { payment_id: number; user_id: number; order_id: number; amount: number };

/** One row per refund decision; it is sent to the provider until the provider has completed it. */
export type PaymentRefundTable = {
  refund_id: number;
  user_id: number;
  order_id: number;
  market: string;
  /** Null if the payment did not use a provider. */
  payment_id: number | null;
  provider: string;
  /** Idempotency key of the refund. */
  key: string;
  reason: string;
  amount: number;
  currency: string;
  state: 'requested' | 'done';
  attempts: Generated<number>;
  /** When to ask the provider again whether a refund that it accepted came back; null: not again. */
  check_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Processed events of providers, so that each is processed once. */
export type PaymentWebhookTable = { provider: string; event_id: string; received_at: number };

/** The payment method to offer a shopper first. */
export type PaymentPreferenceTable = {
  user_id: number;
  market: string;
  context: string;
  method: string;
  method_option: string;
};

/** The double-entry ledger: debits are positive, credits negative, and each transaction sums to zero. */
export type LedgerEntryTable = {
  transaction_id: number;
  line_no: number;
  kind: 'charge' | 'refund' | 'payout' | 'late-money' | 'income';
  account: string;
  market: string;
  currency: string;
  amount: number;
  user_id: number;
  order_id: number;
  at: number;
};

export type SandboxChargeTable = {
  charge_id: string;
  idempotency_key: string;
  method: string;
  amount: number;
  currency: string;
  status: 'created' | 'challenge' | 'authorised' | 'settling' | 'paid' | 'failed' | 'cancelled';
  reason: string | null;
  refunded: Generated<number>;
  details: unknown;
  attempts: Generated<number>;
  created_at: number;
  settles_at: number | null;
};

export type SandboxRefundTable = {
  idempotency_key: string;
  charge_id: string;
  amount: number;
  created_at: number;
};

export type SandboxEventTable = {
  event_id: string;
  charge_id: string;
  body: string;
  deliver_at: number;
  deliveries_left: number;
};

/** Cards that a sandbox's account has saved. No number is stored, only its last four digits. */
export type SandboxCardTable = {
  token: string;
  account: string;
  last_four: string;
  expires_month: number;
  expires_year: number;
  created_at: number;
};

/** Cards that were removed here and that their provider has not deleted yet. A trigger inserts them. */
export type RemovedCardTable = { provider: string; token: string; removed_at: number };

export type SandboxWalletTable = { account: string; linked_at: number };

export type PaymentsDatabase = {
  payment: PaymentTable;
  payment_order: PaymentOrderTable;
  payment_refund: PaymentRefundTable;
  payment_webhook: PaymentWebhookTable;
  payment_preference: PaymentPreferenceTable;
  ledger_entry: LedgerEntryTable;
  sandbox_charge: SandboxChargeTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_event: SandboxEventTable;
  sandbox_wallet: SandboxWalletTable;
  sandbox_card: SandboxCardTable;
  removed_card: RemovedCardTable;
};
