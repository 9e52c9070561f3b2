import { errorCodes } from '@pasar/error-catalogue';
import type { VerificationKind } from './methods.ts';

const kinds: Readonly<Record<number, VerificationKind>> = {
  [errorCodes.NEED_OTP]: 'code',
  [errorCodes.NEED_CAPTCHA]: 'captcha',
  [errorCodes.CAPTCHA_VERIFICATION_REQUIRED]: 'captcha',
  [errorCodes.NEED_IDENTITY_VERIFICATION]: 'identity',
  [errorCodes.ANTI_CRAWLER]: 'traffic',
};

/**
 * The kind of verification that an error code requires; undefined for other codes (amb-verification-flow,
 * amb-anti-crawler-handling).
 *
 * @spec need-otp need-captcha need-ivs captcha-verification-required anti-crawler
 */
export const verificationKind = (code: number): VerificationKind | undefined => kinds[code];
