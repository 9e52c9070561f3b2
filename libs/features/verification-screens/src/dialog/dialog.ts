import { verificationTexts } from '../translations.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

/** The chunk that the shell loads when a call first demands a verification. */
export default { namespaces: [verificationTexts], Verification: VerificationDialog };
