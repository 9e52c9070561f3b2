import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const mobileTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A mobile number of the market in E.164, from what people type, with or without prefix. Throws `PHONE_INVALID` for what is
 * none, and `PHONE_OTHER_COUNTRY` for another country's.
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
