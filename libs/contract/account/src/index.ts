export { getAccountInfo, getPaymentInfo } from './account-info.ts';
export type { AccountInfo, PaymentInfo } from './account-info.ts';
export { getPageMember } from './page-member.ts';
export type { PageMember } from './page-member.ts';
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
export { answerIdentityStep, sendIdentityStep } from './identity-step.ts';
export {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInByPasskey,
  startAddPasskey,
  startPasskeySignIn,
} from './passkeys.ts';
export type { AddPasskeyRequest, Passkey } from './passkeys.ts';
export { answerQr, openQr, pollQr, startQr } from './qr-sign-in.ts';
export type { AnswerQrRequest } from './qr-sign-in.ts';
export {
  bindSocial,
  finishSocial,
  listIdentityProviders,
  listLinkedIdentities,
  readPendingIdentity,
  signUpBySocial,
  startSocial,
  unlinkIdentity,
} from './social-sign-in.ts';
export type { IdentityProviderInfo, LinkedIdentity, StartSocialRequest } from './social-sign-in.ts';
export { readOutbox } from './outbox.ts';
export type { OutboxMessage } from './outbox.ts';
export { getPartnerLoginInit, subAccountOauthLogin } from './seller-sign-in.ts';
export { saveIdentity } from './sign-up-identity.ts';
export type { SaveIdentityRequest } from './sign-up-identity.ts';
export type { SignedIn } from './signed-in.ts';
export { listSavedPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from './payment-methods.ts';
export type { SavedPaymentMethod } from './payment-methods.ts';
export {
  changeEmail,
  changePassword,
  changeTaxId,
  exportAccount,
  getProfile,
  saveMemberDocument,
  sendPhoneCode,
  updatePhone,
  uploadPortrait,
} from './profile.ts';
export type { Profile } from './profile.ts';
export { confirmIdentity, sendIdentityCode } from './identity.ts';
export type { SentCodeResponse } from './sent-code.ts';
export { leaveGroup, listGroups } from './member-groups.ts';
export type { MemberGroup } from './member-groups.ts';
export { listDevices, signOutDevice, signOutOthers } from './devices.ts';
export type { Device } from './devices.ts';
export { cancelDeletion, requestDeletion } from './deletion.ts';
export { getKyc, readKycPicture, submitKyc, uploadKycPicture } from './kyc.ts';
export type { Kyc } from './kyc.ts';
export {
  answerShopInvitation,
  cancelInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  leaveTeam,
  listShopInvitations,
  removeMember,
} from './shop-team.ts';
export type { ShopInvitations, ShopTeam } from './shop-team.ts';
