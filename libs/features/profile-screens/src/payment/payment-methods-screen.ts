import { profileApi } from '@pasar/account-api/profile';
import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx';

/** @spec user-account-payment account-payment */
export default defineScreen<'user-account-payment'>({
  namespaces: [profileTexts],
  signedIn: true,
  needs: [() => [profileApi.endpoints.listSavedPaymentMethods.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('payment_methods'), robots: 'noindex' }),
  Screen: PaymentMethodsScreen,
});
