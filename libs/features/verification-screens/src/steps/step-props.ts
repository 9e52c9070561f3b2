import type { OfferedMethod } from '@pasar/verification-api';
import type { VerificationControls } from '../flow/use-verification.ts';

/** What every step gets. */
export type StepProps = {
  readonly controls: VerificationControls;
  readonly offered: OfferedMethod;
};
