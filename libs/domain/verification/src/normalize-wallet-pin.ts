import { verificationLimits } from './verification-limits.ts';

const isRun = (digits: string, step: number): boolean =>
  [...digits].every((digit, at) => at === 0 || Number(digit) - Number(digits[at - 1]) === step);

/** The digits of a typed wallet PIN; null for anything else. */
export const normalizeWalletPin = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/\s/g, '');
  return new RegExp(`^\\d{${verificationLimits.pinDigits}}$`).test(digits) ? digits : null;
};

/** Whether a PIN is easy to guess: one repeated digit, or an ascending or descending sequence. */
export const isWeakPin = (pin: string): boolean => [0, 1, -1].some((step) => isRun(pin, step));
