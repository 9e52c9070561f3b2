import type { LoginStatus } from './account-load.ts';

/** What an account says of its owner's trade; nothing is a buyer's. */
export interface RoleFacts {
  readonly is_seller?: boolean;
  readonly is_mall_seller?: boolean;
}

export type Role = 'visitor' | 'buyer' | 'seller' | 'mall-seller' | 'sub-account-seller';

/**
 * Who someone is to the store (doc1 §6). A sub-account seller has no flag of an account: seller OAuth let them in. No further
 * permission hangs on a role (amb-permissions).
 *
 * @spec roles separate-buyer-seller-auth
 */
export const userRole = (status: LoginStatus, account: RoleFacts = {}, throughSellerOauth = false): Role => {
  if (status !== 'logged-in') return 'visitor';
  if (throughSellerOauth) return 'sub-account-seller';
  if (account.is_mall_seller) return 'mall-seller';
  return account.is_seller ? 'seller' : 'buyer';
};

/** The routes by which the two kinds of people come in: they never share one (doc1 §1, doc1 §6). @spec separate-buyer-seller-auth roles */
export const authRoutes = {
  buyer: { signIn: 'buyer-login', signUp: 'buyer-signup' },
  seller: { signIn: 'seller-login', signUp: 'seller-signup' },
} as const;

/** What the call that lets a sub-account seller in says of where they come from (doc1 §7). @spec subaccount-origin */
export const subAccountOrigin = 'user';
