import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const mobileTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Parses a mobile number of the market, with or without prefix, as E.164. Throws `PHONE_INVALID` if it is not one, and
 * `PHONE_OTHER_COUNTRY` for another country's.
 */
export function readPhone(text: string, { code }: Pick<Market, 'code'>): string {
  const number = parsePhoneNumberFromString(text.normalize('NFKC').trim(), {
    defaultCountry: code,
    extract: false,
  });
  if (!number?.isValid()) throw new ApiError(errorCodes.PHONE_INVALID);
  if (number.country !== code) throw new ApiError(errorCodes.PHONE_OTHER_COUNTRY);
  if (!mobileTypes.has(number.getType())) throw new ApiError(errorCodes.PHONE_INVALID);
  return number.number;
}
