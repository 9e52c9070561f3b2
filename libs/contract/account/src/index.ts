export { getAccountInfo, getPaymentInfo } from './account-info.ts';
export type { AccountInfo, PaymentInfo } from './account-info.ts';
export { setAccountFlag, setAccountTime } from './account-flags.ts';
export {
  addAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './address-book.ts';
export type { Address, AddressDraft } from './address-book.ts';
export { updateProfile } from './profile-update.ts';
export { signIn, signOut, signUp } from './password-sign-in.ts';
export type { SignInRequest, SignUpRequest } from './password-sign-in.ts';
