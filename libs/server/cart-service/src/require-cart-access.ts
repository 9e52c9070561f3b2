import { isOutdatedClient } from '@pasar/cart';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { CartDeps } from './cart-deps.ts';
import { requireProvenIdentity } from './require-proven-identity.ts';
import type { Shopper } from './shopper.ts';

type Refusals = { readonly kyc: number; readonly platform: number };

/** The codes of the first cart's call. @spec cart-user-kyc-not-met cart-platform-not-updated */
export const addToCartRefusals: Refusals = {
  kyc: errorCodes.CART_USER_KYC_NOT_MET,
  platform: errorCodes.CART_PLATFORM_NOT_UPDATED,
};

/** The codes of the new cart's calls. @spec new-cart-user-kyc-not-met new-cart-platform-not-updated */
export const newCartRefusals: Refusals = {
  kyc: errorCodes.NEW_CART_USER_KYC_NOT_MET,
  platform: errorCodes.NEW_CART_PLATFORM_NOT_UPDATED,
};

/**
 * Throws the code for a client that must be updated first, or for a member whose identity was refused and not proved since. Lets
 * both empty their cart.
 */
export async function requireCartAccess(
  deps: CartDeps,
  shopper: Shopper,
  clientSource: number | undefined,
  { kyc, platform }: Refusals,
): Promise<void> {
  if (isOutdatedClient(clientSource))
    throw new ApiError(platform, 'This version of the app must be updated.');
  await requireProvenIdentity(deps, shopper, kyc);
}
