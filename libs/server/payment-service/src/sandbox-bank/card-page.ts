import type { CardExpiry } from '@pasar/payment';
import { chargeCard } from './charge-card.ts';
import { changeCharge } from './sandbox-charge.ts';
import type { ChargeRow } from './charge-row.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { settlementDelayMs, testCode } from './test-inputs.data.ts';

export type PageForm = Readonly<Record<string, string>>;

const maxCodeTries = 3;
const cardDigits = 16;

/** Parses a card's `MM/YY`; null if it is none. */
function parseExpiry(text: string): CardExpiry | null {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d\d)\s*$/.exec(text) ?? [];
  return month && year ? { expires_month: Number(month), expires_year: 2000 + Number(year) } : null;
}

function answerCard(deps: BankDeps, charge: ChargeRow, form: PageForm): Promise<ChargeRow> {
  const digits = (form['number'] ?? '').replace(/\D/g, '');
  const expiry = parseExpiry(form['expiry'] ?? '12/34');
  if (digits.length !== cardDigits || !expiry)
    return changeCharge(deps, charge, { details: { ...charge.details, wrong: true } });
  return chargeCard(deps, charge, { ...expiry, number: digits, save: form['save'] === 'on' });
}

function answerChallenge(deps: BankDeps, charge: ChargeRow, { code = '' }: PageForm): Promise<ChargeRow> {
  if (code.trim() === testCode) return changeCharge(deps, charge, { status: 'authorised' });
  const attempts = charge.attempts + 1;
  return attempts >= maxCodeTries
    ? changeCharge(deps, charge, { attempts, status: 'failed', reason: 'authentication-failed' })
    : changeCharge(deps, charge, { attempts, details: { ...charge.details, wrong: true } });
}

/** Applies the simulated outcome of a payment that is made elsewhere. */
function answerSimulation(deps: BankDeps, charge: ChargeRow, { then = '' }: PageForm): Promise<ChargeRow> {
  if (then === 'pay') return changeCharge(deps, charge, { status: 'paid' });
  if (then === 'fail') return changeCharge(deps, charge, { status: 'failed', reason: 'declined' });
  const settles_at = deps.now() + settlementDelayMs;
  return changeCharge(deps, charge, { status: 'settling', settles_at });
}

const isCard = ({ method }: ChargeRow): boolean => method === 'card' || method === 'installments';

/** Applies a form of the bank's page to a charge. A finished charge stays unchanged. */
export async function answerPage(deps: BankDeps, charge: ChargeRow, form: PageForm): Promise<ChargeRow> {
  if (charge.status !== 'created' && charge.status !== 'challenge') return charge;
  if (form['then'] === 'cancel')
    return changeCharge(deps, charge, { status: 'failed', reason: 'cancelled-by-shopper' });
  if (charge.status === 'challenge') return answerChallenge(deps, charge, form);
  return isCard(charge) ? answerCard(deps, charge, form) : answerSimulation(deps, charge, form);
}

/** Whether the page still has a question. */
export const isPageOpen = ({ status }: ChargeRow): boolean => status === 'created' || status === 'challenge';
