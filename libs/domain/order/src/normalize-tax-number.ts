import { normalizeIdentityDocument } from '@pasar/account';
import type { DocumentKind } from '@pasar/markets';

const isRepeated = (number: string): boolean => /^(.)\1+$/.test(number);

/** A check digit of a CNPJ: weights 2 to 9 from the right, modulo 11. Since July 2026 it may have letters, by their ASCII code. */
const cnpjDigit = (characters: string): string => {
  const sum = [...characters]
    .toReversed()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * ((index % 8) + 2), 0);
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
};

const isCnpj = (number: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(number) &&
  number[12] === cnpjDigit(number.slice(0, 12)) &&
  number[13] === cnpjDigit(number.slice(0, 13));

const ubnWeights = [1, 2, 1, 2, 1, 2, 4, 1];

/** Since April 2023 the sum is a multiple of 5, before of 10. A seventh digit 7 counts as 28, whose digits make 10, thus 1 or 0. */
const isUbn = (number: string): boolean => {
  if (!/^\d{8}$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, index) => {
    const product = Number(digit) * (ubnWeights[index] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
};

const checks = {
  cpf: (number: string) => normalizeIdentityDocument(number, 'cpf') !== null,
  cnpj: isCnpj,
  ubn: isUbn,
} as const satisfies Partial<Record<DocumentKind, (number: string) => boolean>>;

/** The tax numbers whose check digits are known here, and so in the browser. */
export type CheckedTaxNumber = keyof typeof checks;

/** Whether `normalizeTaxNumber` knows the check digits of this kind. */
export const isCheckedTaxNumber = (kind: DocumentKind): kind is CheckedTaxNumber => kind in checks;

/** The tax number in capitals, without dots, dashes, slashes and spaces; `null` if its format or a check digit is wrong. */
export function normalizeTaxNumber(text: string, kind: CheckedTaxNumber): string | null {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase();
  return !isRepeated(number) && checks[kind](number) ? number : null;
}
