import type { RouteId } from '@pasar/routing-table';
import { addAddressForm, editAddressForm, signInForm, signUpForm } from './account-forms.ts';
import { addToCartForm } from './add-to-cart-form.ts';
import type { FormHandler } from './form-handler.ts';

/**
 * Form handlers by route. A route without a handler has only forms that need script: a submission to it changes nothing, and
 * its page says so.
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
