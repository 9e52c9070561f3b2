import { expect, it } from 'vitest';
import type { VoucherData } from './voucher-card-props.ts';
import { voucherSpendPath } from './voucher-spend-path.ts';
import { voucherExamples } from './voucher.examples.ts';

it.each<[string, VoucherData, string]>([
  ['its shop', voucherExamples.ofAShop, '/anyam'],
  ['the store, if the marketplace gives it', voucherExamples.fixed, '/search'],
])('a voucher can be used in %s', (_, voucher, path) => {
  expect(voucherSpendPath(voucher, '/search')).toBe(path);
});
