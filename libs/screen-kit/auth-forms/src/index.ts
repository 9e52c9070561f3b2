export { AuthFailureNotice } from './AuthFailureNotice.tsx';
export type { AuthFailure } from './auth-failure.ts';
export { IdentityCode } from './IdentityCode.tsx';
export { IdentityGate } from './IdentityGate.tsx';
export { ProviderButton } from './ProviderButton.tsx';
export { authFormTexts } from './translations.ts';
export { useFormCall } from './use-form-call.ts';
export type { FormCallState } from './use-form-call.ts';
export { useIdentityDialog } from './use-identity-dialog.tsx';
