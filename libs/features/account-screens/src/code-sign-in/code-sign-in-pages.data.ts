import type { CodeChannel } from '@pasar/markets';
import type { AuthLink } from '../shared/AuthLinks.tsx';

/** A page that signs in with a code. */
type CodeSignInPage = {
  readonly titleKey: string;
  readonly leadKey: string;
  /** The one way to send the code, where the market offers it. */
  readonly onlyChannel?: CodeChannel;
  readonly links: readonly AuthLink[];
};

const byPassword: AuthLink = { route: 'buyer-login', textKey: 'sign_in_by_password' };
const newBuyer: AuthLink = { route: 'buyer-signup', textKey: 'sign_up' };
const byCode: CodeSignInPage = {
  titleKey: 'sign_in_by_code',
  leadKey: 'welcome_back',
  links: [byPassword, newBuyer],
};

export type CodeSignInRoute =
  'buyer-login-otp' | 'authenticate-otp' | 'authenticate-whatsapp' | 'seller-login-otp';

/** @spec buyer-login-otp authenticate-otp authenticate-whatsapp seller-login-otp separate-buyer-seller-auth */
export const codeSignInPages: Readonly<Record<CodeSignInRoute, CodeSignInPage>> = {
  'buyer-login-otp': byCode,
  'authenticate-otp': byCode,
  'authenticate-whatsapp': {
    titleKey: 'sign_in_by_whatsapp',
    leadKey: 'welcome_back',
    onlyChannel: 'whatsapp',
    links: [byPassword, { route: 'buyer-login-otp', textKey: 'sign_in_by_code' }, newBuyer],
  },
  'seller-login-otp': {
    titleKey: 'seller_sign_in',
    leadKey: 'seller_lead',
    links: [
      { route: 'seller-login', textKey: 'sign_in_by_password' },
      { route: 'seller-signup', textKey: 'seller_sign_up' },
    ],
  },
};
