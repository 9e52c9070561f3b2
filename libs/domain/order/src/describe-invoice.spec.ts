import { expect, it } from 'vitest';
import { describeInvoice } from './describe-invoice.ts';
import type { OrderInvoice } from './normalize-invoice.ts';

const names: Readonly<Record<string, string>> = { none: 'No number', 'mobile-barcode': 'Barcode' };

it.each<[string, OrderInvoice, string]>([
  ['a kind without a code', { kind: 'none', code: '' }, 'No number'],
  ['a carrier with its code', { kind: 'mobile-barcode', code: '/ABC1234' }, 'Barcode /ABC1234'],
  [
    'a tax number by its own name, with dots and dash',
    { kind: 'tax-number', code: '52998224725', document: 'cpf' },
    'CPF 529.982.247-25',
  ],
])('describes %s', (_, invoice, text) =>
  expect(describeInvoice(invoice, 'pt-BR', (kind) => names[kind] ?? '')).toBe(text),
);
