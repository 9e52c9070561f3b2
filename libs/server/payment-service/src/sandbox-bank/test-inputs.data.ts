import type { PaymentFailure } from '@pasar/payment';

type CardAnswer = {
  readonly number: string;
  /** What the page says that it does. */
  readonly label: string;
  readonly failure?: PaymentFailure;
  /** The bank asks for a one-time code first. */
  readonly challenge?: true;
  /** The money arrives some seconds after it was captured. */
  readonly settlesLater?: true;
};

/** The cards of the sandbox, and what its bank answers to each. */
export const testCards: readonly CardAnswer[] = [
  { number: '4242424242424242', label: 'Approved' },
  { number: '4000002500003155', label: 'Asks for a code', challenge: true },
  { number: '4000000000000119', label: 'Approved, settles late', settlesLater: true },
  { number: '4000000000000002', label: 'Declined', failure: 'declined' },
  { number: '4000000000009995', label: 'Insufficient funds', failure: 'insufficient-funds' },
  { number: '4000000000000069', label: 'Expired card', failure: 'expired-card' },
  { number: '4000000000000127', label: 'Incorrect security code', failure: 'incorrect-details' },
  { number: '4000000000006975', label: 'Limit exceeded', failure: 'limit-exceeded' },
  { number: '4100000000000019', label: 'Suspected fraud', failure: 'suspected-fraud' },
];

/** What the bank and the wallet send as a one-time code. */
export const testCode = '123456';

/** The wallet's PIN, and one of a wallet with nothing in it. */
export const testPins = { right: '123456', empty: '616161' } as const;

/** Tries for each question of a wallet. */
export const maxTries = { pin: 3, code: 5, 'link-code': 5, agreement: 1 } as const;

/** How long money takes that arrives late. */
export const settlementDelayMs = 5000;
