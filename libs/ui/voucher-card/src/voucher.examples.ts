import type { VoucherData } from './voucher-card-props.ts';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const endsAt = Date.UTC(2026, 11, 31, 15, 59);

/** Vouchers under the wire's names, for stories and specs. */
export const voucherExamples = {
  percentage: {
    code: 'TEN',
    kind: 'percentage',
    label: '10% off',
    min_spend: sgd(2000),
    cap: sgd(500),
    ends_at: endsAt,
  },
  fixed: { code: 'FIVE', kind: 'fixed', label: '$5 off', min_spend: sgd(0), ends_at: endsAt },
  freeShipping: {
    code: 'SHIP',
    kind: 'free-shipping',
    label: 'Free shipping',
    min_spend: sgd(1500),
    cap: sgd(199),
    ends_at: endsAt,
  },
  ofAShop: {
    code: 'ANYAM8',
    kind: 'fixed',
    label: '$8 off everything woven',
    min_spend: sgd(4000),
    ends_at: endsAt,
    shop: {
      shopid: 11,
      username: 'anyam',
      name: 'Anyam',
      picture: { id: 'basket', width: 640, height: 640 },
    },
  },
  longWords: {
    code: 'LONG',
    kind: 'percentage',
    label: '25% zniżki na wszystkie przedmioty z kolekcji jesiennej i zimowej',
    min_spend: sgd(123_456_700),
    cap: sgd(9_999_900),
    ends_at: endsAt,
    shop: {
      shopid: 12,
      username: 'very_long',
      name: 'Manufaktura najlepszych koszyków wiklinowych w całym województwie',
      picture: { id: 'pot', width: 640, height: 640 },
    },
  },
} satisfies Readonly<Record<string, VoucherData>>;
