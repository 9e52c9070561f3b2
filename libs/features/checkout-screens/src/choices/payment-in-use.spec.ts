import { aCheckoutPreview, aMethod } from '@pasar/builders';
import { expect, it } from 'vitest';
import { noChoices } from './choices.ts';
import { paymentInUse } from './payment-in-use.ts';

const bank = aMethod('bank-transfer', {
  options: [
    { id: 'harbour', name: 'Harbour Bank' },
    { id: 'meridian', name: 'Meridian Bank' },
  ],
});
const methods = [aMethod('qr', { available: false }), aMethod('card'), aMethod('wallet'), bank];
const preferring = methods.map((each) => (each.method === 'wallet' ? { ...each, preferred: true } : each));

it.each([
  ['the first that can be used', methods, {}, { method: 'card' }],
  ['the preferred one', preferring, {}, { method: 'wallet' }],
  ['the chosen one', preferring, { payment: 'card' }, { method: 'card' }],
  ['another method than the unusable chosen one', methods, { payment: 'qr' }, { method: 'card' }],
  ['the first bank', methods, { payment: 'bank-transfer' }, { method: 'bank-transfer', option: 'harbour' }],
  [
    'the chosen bank',
    methods,
    { payment: 'bank-transfer', paymentOption: 'meridian' },
    { method: 'bank-transfer', option: 'meridian' },
  ],
  [
    'no unknown bank',
    methods,
    { payment: 'bank-transfer', paymentOption: '3' },
    { method: 'bank-transfer', option: 'harbour' },
  ],
  ['nothing when nothing can be used', methods.slice(0, 1), {}, undefined],
] as const)('pays by %s', (_, payment_methods, choices, expected) => {
  const preview = aCheckoutPreview({ payment_methods: [...payment_methods] as never });
  expect(paymentInUse(preview, { ...noChoices, ...choices })).toEqual(expected);
});
