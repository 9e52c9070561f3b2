import type { IconName } from '@pasar/design-system';
import type { SignInMethod } from '@pasar/markets';
import type { AuthRoute } from './AuthLinks.tsx';

export type SignInRole = 'buyer' | 'seller';

type MethodPage = {
  readonly textKey: string;
  readonly icon: IconName;
  /** Without a page for a role, that role does not have the method. */
  readonly routes: Readonly<Partial<Record<SignInRole, AuthRoute>>>;
};

/** The page of each method. Passkeys have none, and identity providers are reached from any. @spec separate-buyer-seller-auth */
export const methodPages: Readonly<Record<Exclude<SignInMethod, 'passkey' | 'social'>, MethodPage>> = {
  password: {
    textKey: 'sign_in_by_password',
    icon: 'lock',
    routes: { buyer: 'buyer-login', seller: 'seller-login' },
  },
  code: {
    textKey: 'sign_in_by_code',
    icon: 'chat',
    routes: { buyer: 'buyer-login-otp', seller: 'seller-login-otp' },
  },
  whatsapp: { textKey: 'sign_in_by_whatsapp', icon: 'chat', routes: { buyer: 'authenticate-whatsapp' } },
  qr: {
    textKey: 'sign_in_by_qr',
    icon: 'grid',
    routes: { buyer: 'buyer-login-qr', seller: 'seller-login-qr' },
  },
  wallet: { textKey: 'sign_in_by_wallet', icon: 'card', routes: { buyer: 'wallet-provider-login' } },
};
