export { accountApi } from './account-api.ts';
export { adultConsentApi } from './adult-consent-api.ts';
export { injectAccountApi } from './inject-account-api.ts';
export type {
  AccountInfo,
  Address,
  AddressDraft,
  PaymentInfo,
  SignInRequest,
  SignUpRequest,
} from './inject-account-api.ts';
export { useSession } from './use-session.ts';
export type { Session } from './use-session.ts';
export { getAccountInfoPath, getPaymentInfoPath } from '@pasar/account-contract/paths';
export type { OutboxMessage } from '@pasar/account-contract';
