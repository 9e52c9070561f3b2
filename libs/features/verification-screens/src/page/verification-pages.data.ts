import { errorCodes } from '@pasar/error-catalogue';
import type { VerificationMethod } from '@pasar/verification';

export type VerificationRoute =
  | 'verify-captcha'
  | 'verify-captcha-popup'
  | 'verify-ivs'
  | 'browser-ivs'
  | 'verify-password'
  | 'verify-otp'
  | 'browser-verify-otp'
  | 'verify-link'
  | 'verify-email'
  | 'verify-traffic';

/** A verification page: the purpose that it starts without a call, and its only method. */
type VerificationPage = {
  readonly code: number;
  readonly method?: VerificationMethod;
  /** The texts of the title and its description. */
  readonly text: 'captcha' | 'traffic' | 'code' | 'identity' | 'password' | 'link' | 'email';
};

const captcha: VerificationPage = { code: errorCodes.NEED_CAPTCHA, text: 'captcha' };
const identity: VerificationPage = { code: errorCodes.NEED_IDENTITY_VERIFICATION, text: 'identity' };
const code: VerificationPage = { ...identity, code: errorCodes.NEED_OTP, method: 'otp', text: 'code' };

/**
 * The paths under /s/browser are for browsers embedded in other apps, with the same screens.
 *
 * @spec verify-captcha verify-captcha-popup verify-ivs browser-ivs verify-password verify-otp browser-verify-otp verify-link verify-email verify-traffic
 */
export const verificationPages: Readonly<Record<VerificationRoute, VerificationPage>> = {
  'verify-captcha': captcha,
  'verify-captcha-popup': captcha,
  'verify-ivs': identity,
  'browser-ivs': identity,
  'verify-password': { ...identity, method: 'password', text: 'password' },
  'verify-otp': code,
  'browser-verify-otp': code,
  'verify-link': { ...identity, method: 'link', text: 'link' },
  'verify-email': { ...identity, method: 'email', text: 'email' },
  'verify-traffic': { code: errorCodes.ANTI_CRAWLER, text: 'traffic' },
};
