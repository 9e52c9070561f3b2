import { translations } from '@pasar/address-form';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { addressBookNeeds } from './address-book-needs.ts';
import { AddressBookScreen } from './AddressBookScreen.tsx';

/** @spec user-account-address address-list */
export default defineScreen<'user-account-address'>({
  namespaces: [accountTexts, { name: 'address-form', load: translations }],
  signedIn: true,
  needs: [addressBookNeeds],
  head: (_state, _input, _context, t) => ({ title: t('addresses'), robots: 'noindex' }),
  Screen: AddressBookScreen,
});
