import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { optional } from '@pasar/base-api';

/** The market's identity providers: a sign-in page shows the other methods without them. */
export const providerNeeds = () => [optional(socialSignInApi.endpoints.listIdentityProviders.initiate())];
