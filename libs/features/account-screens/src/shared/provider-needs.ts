import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { optional } from '@pasar/base-api';

/** The market's identity providers; optional, since the page shows the other methods without them. */
export const providerNeeds = () => [optional(socialSignInApi.endpoints.listIdentityProviders.initiate())];
