import { paymentMethod, toPaymentFailure } from '@pasar/payment';
import type { PaymentMethod } from '@pasar/payment';
import type { PaymentStep } from '@pasar/payment-contract';
import type { Charge } from '../payment-provider.ts';
import type { ChargeRow } from './charge-row.ts';
import { maxTries } from './test-inputs.data.ts';

/** Base path of the sandbox's pages and calls. */
export const bankPath = '/api/v4/sandbox_bank';

/** The page for entering a card, or for simulating a payment elsewhere. */
export const payPagePath = (chargeId: string): string => `${bankPath}/pay/${chargeId}`;

const names: Readonly<Record<string, string>> = {
  harbour: 'Harbour Bank',
  meridian: 'Meridian Bank',
  corner24: 'Corner 24',
  dailystop: 'Daily Stop',
};

const walletStep = ({ details, attempts }: ChargeRow): PaymentStep => {
  const { stage = 'pin', wrong = false } = details;
  if (stage === 'agreement') return { kind: 'agreement' };
  const tries = { attempts_left: maxTries[stage] - attempts, wrong };
  return stage === 'pin' ? { kind: 'pin', ...tries } : { kind: stage, sent_to: '•••• 0100', ...tries };
};

function presentStep(charge: ChargeRow): PaymentStep | undefined {
  const { status, details, charge_id, method } = charge;
  if (status === 'settling' || status === 'authorised') return { kind: 'wait' };
  if (status !== 'created' && status !== 'challenge') return undefined;
  const page = payPagePath(charge_id);
  const { flow } = paymentMethod(method as PaymentMethod);
  if (flow === 'wallet') return walletStep(charge);
  const name = names[details.option] ?? details.option;
  if (flow === 'transfer')
    return {
      kind: 'transfer',
      bank_name: name,
      account_number: details.digits,
      account_name: 'Pasar Sandbox',
      reference: `PSR${details.digits.slice(-6)}`,
      demo_url: page,
    };
  if (flow === 'counter') return { kind: 'counter', store_name: name, code: details.digits, demo_url: page };
  if (flow === 'qr') return { kind: 'qr', content: new URL(page, details.return_url).href, demo_url: page };
  return { kind: 'redirect', url: page };
}

const statuses = {
  created: 'pending',
  challenge: 'pending',
  settling: 'pending',
  authorised: 'authorised',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

const hasPaid = ({ status }: ChargeRow): boolean => ['authorised', 'settling', 'paid'].includes(status);

/** Returns a charge as the shop sees it. */
export const presentCharge = (charge: ChargeRow): Charge => ({
  payment_id: charge.details.payment_id,
  ref: charge.charge_id,
  status: statuses[charge.status],
  amount: charge.amount,
  currency: charge.currency,
  refunded: charge.refunded,
  ...(charge.reason !== null && { reason: toPaymentFailure(charge.reason) }),
  step: presentStep(charge),
  ...(hasPaid(charge) && { savedCard: charge.details.saved_card }),
});
