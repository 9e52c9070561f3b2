import { errorCodes } from '@pasar/error-catalogue';

/** The codes for a member whose identity was refused, and for a client that must be updated first. Both may empty their cart. */
type CartRefusals = { readonly kyc: number; readonly platform: number };

/** The codes of the first cart's call. @spec cart-user-kyc-not-met cart-platform-not-updated */
export const addToCartRefusals: CartRefusals = {
  kyc: errorCodes.CART_USER_KYC_NOT_MET,
  platform: errorCodes.CART_PLATFORM_NOT_UPDATED,
};

/** The codes of the new cart's calls. @spec new-cart-user-kyc-not-met new-cart-platform-not-updated */
export const newCartRefusals: CartRefusals = {
  kyc: errorCodes.NEW_CART_USER_KYC_NOT_MET,
  platform: errorCodes.NEW_CART_PLATFORM_NOT_UPDATED,
};
