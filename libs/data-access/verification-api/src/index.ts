export { verificationApi } from './verification-api.ts';
export type {
  Confirmation,
  OfferedMethod,
  SendVerificationRequest,
  Verification,
} from '@pasar/verification-contract';
