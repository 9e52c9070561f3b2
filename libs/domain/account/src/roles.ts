import type { LoginStatus } from './account-load.ts';

/** Seller flags of an account; without any, the user is a buyer. */
export type RoleFacts = {
  readonly is_seller?: boolean;
  readonly is_mall_seller?: boolean;
};

export type Role = 'visitor' | 'buyer' | 'seller' | 'mall-seller' | 'sub-account-seller';

/**
 * A user's role (doc1 §6). A sub-account seller signs in through seller OAuth and has no account flag. Roles carry no further
 * permissions (amb-permissions); what the members of a shop may do is decided by their role there (`shopRoles`).
 *
 * @spec roles separate-buyer-seller-auth
 */
export const userRole = (status: LoginStatus, account: RoleFacts = {}, throughSellerOauth = false): Role => {
  if (status !== 'logged-in') return 'visitor';
  if (throughSellerOauth) return 'sub-account-seller';
  if (account.is_mall_seller) return 'mall-seller';
  return account.is_seller ? 'seller' : 'buyer';
};

/** The `origin` sent when a sub-account seller signs in (doc1 §7). @spec subaccount-origin */
export const subAccountOrigin = 'user';
