import type { AccountInfo, Address } from '@pasar/account-contract';

/** A buyer without a shop. */
export const anAccount = (changes: Partial<AccountInfo> = {}): AccountInfo => ({
  userid: 5,
  username: 'budi',
  portrait: '',
  cover: '',
  email: 'budi@example.com',
  email_verified: true,
  phone: '',
  phone_verified: false,
  has_password: true,
  payment_password: false,
  is_seller: false,
  is_mall_seller: false,
  not_new_user: true,
  holiday_mode_on: false,
  holiday_mode_mtime: 0,
  access: { wallet_setting: 0, wallet_provider: 0 },
  web_option: 0,
  cb_option: 0,
  ctime: 1_700_000_000,
  birth_timestamp: 0,
  birth_timestamp_verified: false,
  adult_consent: 0,
  tos_accepted_time: 1_700_000_000,
  cookies_accepted_time: 0,
  disallow_data_processing: false,
  tax_id: '',
  ...changes,
});

/** Mei's address, the default one. */
export const anAddress = (changes: Partial<Address> = {}): Address => ({
  id: 7,
  name: 'Mei',
  phone: '+6591234567',
  street: '1 Raffles Place',
  unit: '',
  district: '',
  city: '',
  state: '',
  postcode: '049145',
  is_default: true,
  ...changes,
});
