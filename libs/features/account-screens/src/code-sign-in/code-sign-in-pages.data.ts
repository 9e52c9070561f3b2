import type { CodeChannel } from '@pasar/markets';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import type { SignInRole } from '../shared/sign-in-methods.data.ts';

/** A page for signing in with a one-time code. */
type CodeSignInPage = {
  readonly role: SignInRole;
  readonly method: 'code' | 'whatsapp';
  readonly titleKey: string;
  readonly leadKey: string;
  readonly descriptionKey: string;
  /** The only channel to offer, where the market supports it. */
  readonly onlyChannel?: CodeChannel;
  readonly links: readonly AuthLink[];
};

const newBuyer: AuthLink = { route: 'buyer-signup', textKey: 'sign_up' };
const byCode: CodeSignInPage = {
  role: 'buyer',
  method: 'code',
  titleKey: 'sign_in_by_code',
  leadKey: 'welcome_back',
  descriptionKey: 'sign_in_description',
  links: [newBuyer],
};

export type CodeSignInRoute =
  'buyer-login-otp' | 'authenticate-otp' | 'authenticate-whatsapp' | 'seller-login-otp';

/** @spec buyer-login-otp authenticate-otp authenticate-whatsapp seller-login-otp separate-buyer-seller-auth */
export const codeSignInPages: Readonly<Record<CodeSignInRoute, CodeSignInPage>> = {
  'buyer-login-otp': byCode,
  'authenticate-otp': byCode,
  'authenticate-whatsapp': {
    role: 'buyer',
    method: 'whatsapp',
    titleKey: 'sign_in_by_whatsapp',
    leadKey: 'welcome_back',
    descriptionKey: 'sign_in_description',
    onlyChannel: 'whatsapp',
    links: [newBuyer],
  },
  'seller-login-otp': {
    role: 'seller',
    method: 'code',
    titleKey: 'seller_sign_in',
    leadKey: 'seller_lead',
    descriptionKey: 'seller_sign_in_description',
    links: [{ route: 'seller-signup', textKey: 'seller_sign_up' }],
  },
};
