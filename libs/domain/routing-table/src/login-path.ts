import { buildPath } from './build-path.ts';

/** The sellers' sign-in page with a `next` parameter. @spec login-next */
export const sellerLoginPath = (next: string): string => buildPath('seller-login', {}, { next });

/**
 * The sign-in page with a `next` parameter: path, query and hash of the current page (amb-next-form).
 * @spec login-next login-next-param
 */
export const loginPath = (next: string): string => buildPath('buyer-login', {}, { next });
