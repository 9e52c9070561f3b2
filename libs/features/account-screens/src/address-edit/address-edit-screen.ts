import { translations } from '@pasar/address-form';
import { accountApi } from '@pasar/account-api';
import { defineScreen } from '@pasar/screen-kit';
import { addressBookNeeds } from '../address-book/address-book-needs.ts';
import { accountTexts } from '../translations.ts';
import { AddressEditScreen } from './AddressEditScreen.tsx';

/** @spec user-account-address-edit address-edit */
export default defineScreen<'user-account-address-edit'>({
  namespaces: [accountTexts, { name: 'address-form', load: translations }],
  signedIn: true,
  needs: [addressBookNeeds],
  status: (state, { params }) => {
    const addressBook = accountApi.endpoints.listAddresses.select()(state).data;
    return !addressBook || addressBook.addresses.some(({ id }) => id === params.addressId) ? 200 : 404;
  },
  head: (_state, _input, _context, t) => ({ title: t('edit_address'), robots: 'noindex' }),
  Screen: AddressEditScreen,
});
