export { createVerifications } from './create-verifications.ts';
export type { Verifications } from './create-verifications.ts';
export { deleteExpiredVerifications } from './delete-expired-verifications.ts';
export { registerVerificationCalls } from './register-verification-calls.ts';
export type { VerificationPorts } from './verification-deps.ts';
