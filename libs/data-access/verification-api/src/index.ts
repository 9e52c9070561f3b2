export { verificationApi } from './verification-api.ts';
export type {
  Confirmation,
  OfferedVerificationMethod,
  SendVerificationRequest,
  Verification,
} from '@pasar/verification-contract';
