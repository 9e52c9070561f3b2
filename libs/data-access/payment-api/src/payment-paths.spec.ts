import { expect, it } from 'vitest';
import { payCheckoutPath, paymentPath } from './payment-paths.ts';

const payment = {
  ...{ payment_id: 5, checkoutid: 9, method: 'wallet', option: '', amount: { amount: 1, currency: 'SGD' } },
  ...{ state: 'pending', next_steps: [], expires_at: 0, created_at: 0 },
} as const;

it.each([
  ['a PIN', { step: { kind: 'pin', attempts_left: 3 } }, '/payment/verify/pin?payment_id=5'],
  ['a code', { step: { kind: 'code', sent_to: '', attempts_left: 3 } }, '/payment/verify/otp?payment_id=5'],
  ['an agreement', { step: { kind: 'agreement' } }, '/payment/linking-agreement?payment_id=5'],
  ['a QR code', { step: { kind: 'qr', content: 'x' } }, '/payment/5'],
  ['nothing', { step: { kind: 'wait' } }, '/payment/5'],
  ['an unknown outcome', { state: 'unknown' }, '/payment/5'],
  ['money received', { state: 'paid' }, '/payment/5'],
  ['a failure', { state: 'failed', reason: 'declined' }, '/payment/failure/declined?checkoutid=9'],
  ['a deadline', { state: 'expired', reason: 'expired' }, '/payment/failure/expired?checkoutid=9'],
] as const)('a payment with %s continues on its page', (_, changes, path) => {
  expect(paymentPath({ ...payment, ...changes } as Parameters<typeof paymentPath>[0])).toBe(path);
});

it('finds the page of a checkout', () => {
  expect(payCheckoutPath(9)).toBe('/mpp/9');
});
