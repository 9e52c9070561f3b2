import type { CheckoutInvoice } from '@pasar/order-api/inject';
import { expect, it } from 'vitest';
import { noChoices } from './choices.ts';
import type { ShopperChoices } from './choices.ts';
import { checkInvoice, invoiceInUse } from './invoice-in-use.ts';

const invoice: CheckoutInvoice = {
  kinds: ['member', 'mobile-barcode', 'tax-number'],
  kind: 'mobile-barcode',
  saved: [{ kind: 'mobile-barcode', code: '/ABC+123' }],
};

it.each<[string, Partial<ShopperChoices>, object]>([
  ['what the member has saved', {}, { kind: 'mobile-barcode', code: '/ABC+123' }],
  ['another kind, without a code', { invoiceKind: 'tax-number' }, { kind: 'tax-number', code: '' }],
  ['what was typed', { invoiceCodes: { 'mobile-barcode': '/X' } }, { kind: 'mobile-barcode', code: '/X' }],
  ['an emptied field', { invoiceCodes: { 'mobile-barcode': '' } }, { kind: 'mobile-barcode', code: '' }],
  [
    'what was typed for the kind, after a change of mind',
    { invoiceKind: 'tax-number', invoiceCodes: { 'mobile-barcode': '/X', 'tax-number': '00501503' } },
    { kind: 'tax-number', code: '00501503' },
  ],
])('uses %s', (_, choices, expected) => {
  expect(invoiceInUse({ invoice }, { ...noChoices, ...choices })).toEqual(expected);
});

it.each<[string, CheckoutInvoice | undefined, Partial<ShopperChoices>, object | undefined | null]>([
  ['nothing if nothing is asked', undefined, {}, undefined],
  ['a valid code', invoice, {}, { kind: 'mobile-barcode', code: '/ABC+123' }],
  ['null for a wrong code', invoice, { invoiceCodes: { 'mobile-barcode': 'ABC' } }, null],
  ['null for a missing number', invoice, { invoiceKind: 'tax-number' }, null],
])('checks an invoice: %s', (_, asked, choices, expected) => {
  expect(checkInvoice('TW', asked ? { invoice: asked } : {}, { ...noChoices, ...choices })).toEqual(expected);
});
