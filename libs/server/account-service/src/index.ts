export type { AccountPorts } from './account-deps.ts';
export { findAddress, readAddresses } from './address-book.ts';
export type { AddressOwner } from './address-book.ts';
export { createAccount } from './create-account.ts';
export type { NewAccount } from './create-account.ts';
export { endTestSessions } from './end-test-sessions.ts';
export { isOfficialUsername, isReservedUsername } from './is-reserved-username.ts';
export { deliverCode } from './codes/deliver-code.ts';
export type { CodeDelivery, CodeDeliveryDeps } from './codes/deliver-code.ts';
export { createOneTimeCodes } from './codes/one-time-codes.ts';
export type { OneTimeCodes } from './codes/one-time-codes.ts';
export { markIdentified, readIdentifiedAt } from './identity/fresh-identity.ts';
export { createServerSecret } from './server-secret.ts';
export type { ServerSecret } from './server-secret.ts';
export { createPasswords } from './passwords.ts';
export type { Passwords } from './passwords.ts';
export { registerAccountCalls } from './register-account-calls.ts';
export { createSessions } from './sessions.ts';
export type { Sessions, StartedSession } from './sessions.ts';
export { deleteExpiredSessions } from './delete-expired-sessions.ts';
export { createMessageDelivery, deliversMail } from './messages/create-message-delivery.ts';
export type { DeliverySettings } from './messages/create-message-delivery.ts';
export type { Message, MessageDelivery } from './messages/message.ts';
export { createOutboxDelivery } from './messages/outbox-delivery.ts';
export type { IdentityProvider } from './social/identity-providers.ts';
export type { SellerSignInSettings } from './seller-sign-in.ts';
export {
  findPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
  savePaymentMethod,
} from './payment-methods/saved-payment-methods.ts';
export type { CardOwner, NewPaymentMethod } from './payment-methods/saved-payment-methods.ts';
export { restrictAccount } from './restrict-account.ts';
export { anonymiseDueAccounts } from './deletion/anonymise-accounts.ts';
export { decideKyc } from './kyc/decide-kyc.ts';
export { listKycToReview, readKycToReview } from './kyc/kyc-to-review.ts';
export { reviewDemoKyc } from './kyc/review-demo-kyc.ts';
export { sendKycDecisions } from './kyc/send-kyc-decisions.ts';
export { createPortraitFiles } from './profile/portrait-files.ts';
export type { PortraitFiles } from './profile/portrait-files.ts';
