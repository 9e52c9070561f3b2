import { translations } from '@pasar/address-form';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { AddressAddScreen } from './AddressAddScreen.tsx';

/** @spec user-account-address-add address-add */
export default defineScreen<'user-account-address-add'>({
  namespaces: [accountTexts, { name: 'address-form', load: translations }],
  signedIn: true,
  head: (_state, _input, _context, t) => ({ title: t('add_address'), robots: 'noindex' }),
  Screen: AddressAddScreen,
});
