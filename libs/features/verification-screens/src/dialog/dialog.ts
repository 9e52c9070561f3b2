import { verificationTexts } from '../translations.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

/** Loaded by the shell with the first call that asks for a verification. */
export default { namespaces: [verificationTexts], Verification: VerificationDialog };
