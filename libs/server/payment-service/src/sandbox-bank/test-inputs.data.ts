import type { PaymentFailure } from '@pasar/payment';

type CardAnswer = {
  readonly number: string;
  /** Description on the page. */
  readonly label: string;
  readonly failure?: PaymentFailure;
  /** The bank asks for a one-time code first. */
  readonly challenge?: true;
  /** The money arrives a few seconds after the capture. */
  readonly settlesLater?: true;
};

/** The sandbox's cards, all of one brand, and the bank's response to each. */
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

/** The brand of every test card. */
export const testCardBrand = 'visa';

/** The one-time code that the bank and the wallet send. */
export const testCode = '123456';

/** The wallet's PIN, and the PIN of an empty wallet. */
export const testPins = { right: '123456', empty: '616161' } as const;

/** Maximum attempts for each question of a wallet. */
export const maxTries = { pin: 3, code: 5, 'link-code': 5, agreement: 1 } as const;

/** The delay of money that arrives late, in milliseconds. */
export const settlementDelayMs = 5000;
