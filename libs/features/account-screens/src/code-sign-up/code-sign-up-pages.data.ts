import { buildPath } from '@pasar/routing-table';
import type { AuthLink } from '../shared/AuthLinks.tsx';

/** A page for signing up with a one-time code. */
type CodeSignUpPage = {
  readonly titleKey: string;
  readonly leadKey: string;
  readonly descriptionKey: string;
  readonly links: readonly AuthLink[];
  /** The redirect target when the query has no `next`. */
  readonly otherwise: string;
};

export type CodeSignUpRoute = 'buyer-signup' | 'checkout-signup' | 'seller-signup';

const forBuyers: readonly AuthLink[] = [
  { route: 'buyer-login-signup-legacy', textKey: 'sign_up_by_password' },
  { route: 'buyer-login', textKey: 'have_account' },
];

/** @spec buyer-signup checkout-signup seller-signup separate-buyer-seller-auth */
export const codeSignUpPages: Readonly<Record<CodeSignUpRoute, CodeSignUpPage>> = {
  'buyer-signup': {
    titleKey: 'sign_up',
    leadKey: 'welcome_new',
    descriptionKey: 'sign_up_description',
    links: forBuyers,
    otherwise: '/',
  },
  'checkout-signup': {
    titleKey: 'sign_up',
    leadKey: 'lead_checkout',
    descriptionKey: 'sign_up_description',
    links: forBuyers,
    otherwise: buildPath('cart'),
  },
  'seller-signup': {
    titleKey: 'seller_sign_up',
    leadKey: 'seller_sign_up_lead',
    descriptionKey: 'seller_sign_up_description',
    links: [{ route: 'seller-login', textKey: 'have_account' }],
    otherwise: '/',
  },
};
