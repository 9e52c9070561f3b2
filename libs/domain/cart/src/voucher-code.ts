import { reservedVoucherPrefixes, voucherLimits } from './voucher-limits.data.ts';

/** Returns a typed code as it is stored: in upper case, full-width characters as ASCII, without spaces and hyphens. */
export const normalizeVoucherCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]+/gu, '')
    .toUpperCase();

export type VoucherCodeProblem = 'missing' | 'too-short' | 'too-long' | 'invalid' | 'reserved';

/** Why a shop cannot use a normalized code for a new voucher; undefined if it can. */
export function checkVoucherCode(code: string): VoucherCodeProblem | undefined {
  if (code === '') return 'missing';
  if (!/^[A-Z0-9]+$/.test(code)) return 'invalid';
  if (code.length < voucherLimits.minCodeLength) return 'too-short';
  if (code.length > voucherLimits.maxCodeLength) return 'too-long';
  return reservedVoucherPrefixes.some((prefix) => code.startsWith(prefix)) ? 'reserved' : undefined;
}
