import type { Market } from '@pasar/markets';

/** The market's fields that describe its phone numbers. */
export type PhoneRules = Pick<Market, 'phonePrefix' | 'trunkPrefix' | 'phonePattern'>;

const withoutPrefix = (digits: string, { phonePrefix, trunkPrefix }: PhoneRules): string => {
  if (digits.startsWith(phonePrefix)) return digits.slice(phonePrefix.length);
  return trunkPrefix && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits;
};

/**
 * Normalizes a mobile number to E.164 (`+6591234567`). Accepts the prefix, a trunk zero, spaces, dashes, dots and brackets.
 * Null if it is not a mobile number of the market.
 */
export const normalizePhone = (text: string, rules: PhoneRules): string | null => {
  const digits = text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  const national = withoutPrefix(digits, rules);
  return new RegExp(`^(?:${rules.phonePattern})$`).test(national) ? rules.phonePrefix + national : null;
};
