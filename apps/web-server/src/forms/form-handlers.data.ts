import type { RouteId } from '@pasar/routing-table';
import { addAddressForm, editAddressForm, signInForm, signUpForm } from './account-forms.ts';
import { addToCartForm } from './add-to-cart-form.ts';
import type { FormHandler } from './form-handler.ts';

/**
 * What answers a form by its page's route. A route that is missing here has only forms that need script: what is sent to
 * it changes nothing, and the answer says so.
 */
export const formHandlers: Readonly<Partial<Record<RouteId, FormHandler>>> = {
  'buyer-login': signInForm,
  'seller-login': signInForm,
  'buyer-login-signup-legacy': signUpForm,
  'user-account-address-add': addAddressForm,
  'user-account-address-edit': editAddressForm,
  product: addToCartForm,
  'product-old': addToCartForm,
};
