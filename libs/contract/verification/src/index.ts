export { confirmVerification, readConfirmation } from './confirmation.ts';
export type { Confirmation } from './confirmation.ts';
export {
  answerVerification,
  beginVerification,
  readVerification,
  sendVerification,
} from './verification-calls.ts';
export type { AnswerVerificationRequest, SendVerificationRequest } from './verification-calls.ts';
export type { OfferedVerificationMethod, Verification } from './verification-view.ts';
export { readWalletPin, setWalletPin } from './wallet-pin.ts';
