import type { CardExpiry } from './is-card-expired.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  elo: 'Elo',
};

/** A saved card's brand and last digits: `Visa •••• 4242`. An unknown brand is shown unchanged. */
export const describeCard = ({
  brand,
  last_four,
}: {
  readonly brand: string;
  readonly last_four: string;
}): string => `${brandNames[brand] ?? brand} •••• ${last_four}`;

/** When a card expires, as printed on it: `09/30`. */
export const formatCardExpiry = ({ expires_month, expires_year }: CardExpiry): string =>
  `${String(expires_month).padStart(2, '0')}/${String(expires_year % 100).padStart(2, '0')}`;
