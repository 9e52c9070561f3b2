import type { OfferedVerificationMethod } from '@pasar/verification-api';
import type { VerificationControls } from '../flow/use-verification.ts';

/** The props of every step. */
export type StepProps = {
  readonly controls: VerificationControls;
  readonly offered: OfferedVerificationMethod;
};
