import type { IdentityDocument } from '@pasar/markets';

const digitSum = (digits: string, firstWeight: number): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (firstWeight - index), 0);

/** A check digit of a CPF: weights decrease to 2, modulo 11; 10 counts as 0. */
const cpfDigit = (digits: string): string => String(((digitSum(digits, digits.length + 1) * 10) % 11) % 10);

const isCpf = (digits: string): boolean =>
  !/^(\d)\1{10}$/.test(digits) &&
  digits[9] === cpfDigit(digits.slice(0, 9)) &&
  digits[10] === cpfDigit(digits.slice(0, 10));

/** Digits 7 and 8 of a NIK are the day of birth, plus 40 for women; 9 and 10 the month. */
const isNik = (digits: string): boolean => {
  const [day, month] = [Number(digits.slice(6, 8)), Number(digits.slice(8, 10))];
  return day % 40 >= 1 && day % 40 <= 31 && day <= 71 && month >= 1 && month <= 12;
};

const documents: Readonly<
  Record<IdentityDocument, { readonly pattern: RegExp; readonly fits: (digits: string) => boolean }>
> = {
  cpf: { pattern: /^\d{11}$/, fits: isCpf },
  dni: { pattern: /^\d{7,8}$/, fits: (digits) => Number(digits) > 0 },
  nik: { pattern: /^\d{16}$/, fits: isNik },
};

/** The digits of a document number, which may be typed with dots and dashes; null if its format or check digit is wrong. */
export const normalizeIdentityDocument = (text: string, document: IdentityDocument): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s./-]/g, '');
  const { pattern, fits } = documents[document];
  return pattern.test(digits) && fits(digits) ? digits : null;
};
