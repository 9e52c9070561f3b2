import { buildPath } from './build-path.ts';

/** The sellers' sign-in page that leads back. @spec login-next */
export const sellerLoginPath = (next: string): string => buildPath('seller-login', {}, { next });

/** The sign-in page that leads back: `next` is path, query and hash of where the visitor is (amb-next-form). @spec login-next login-next-param */
export const loginPath = (next: string): string => buildPath('buyer-login', {}, { next });
