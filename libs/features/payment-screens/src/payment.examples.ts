import type { Money } from '@pasar/money';
import type { CheckoutPayment, Payment } from '@pasar/payment-api';

const dollars = (cents: number): Money => ({ amount: cents, currency: 'SGD' });

/** An open wallet payment. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  ...{ payment_id: 5, checkoutid: 9, method: 'wallet', option: '', amount: dollars(3000) },
  ...{ state: 'pending', next_steps: [], expires_at: 1_790_001_800_000, created_at: 1_790_000_000_000 },
  ...changes,
});

/** The member's saved cards, the default one first. */
export const savedCards: CheckoutPayment['cards'] = [
  { id: 11, brand: 'visa', last_four: '4242', expires_month: 9, expires_year: 2030 },
  { id: 12, brand: 'mastercard', last_four: '4444', expires_month: 1, expires_year: 2031 },
];

/** Two orders to pay by card. */
export const aCheckout = (changes: Partial<CheckoutPayment> = {}): CheckoutPayment => ({
  ...{ checkoutid: 9, state: 'to_pay', amount: dollars(3000), pay_by: 1_790_001_800_000, method: 'card' },
  orders: [
    { order_id: 1, order_sn: 'A1', shop_name: 'One', total: dollars(1000) },
    { order_id: 2, order_sn: 'A2', shop_name: 'Two', total: dollars(2000) },
  ],
  cards: [],
  methods: [
    { method: 'card', available: true, options: [], plans: [] },
    {
      method: 'bank-transfer',
      available: true,
      options: [{ id: 'harbour', name: 'Harbour Bank' }],
      plans: [],
    },
    { method: 'installments', available: false, reason: 'amount-too-small', options: [], plans: [] },
  ],
  ...changes,
});
