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
export { confirmEmail, resetByLink, sendResetLink } from './mailed-link.ts';
export type { ResetByLinkRequest } from './mailed-link.ts';
export { resetByCode, sendCode, signInByCode, signUpByCode } from './one-time-code.ts';
export type { CodeAnswerRequest, ResetByCodeRequest, SendCodeRequest } from './one-time-code.ts';
export { readOutbox } from './outbox.ts';
export type { OutboxMessage } from './outbox.ts';
export { getPartnerLoginInit, subAccountOauthLogin } from './seller-sign-in.ts';
export { saveIdentity } from './sign-up-identity.ts';
export type { SaveIdentityRequest } from './sign-up-identity.ts';
export type { SignedIn } from './signed-in.ts';
