import { Dialog } from '@pasar/design-system';
import { verificationKind } from '@pasar/verification';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VerificationFlow } from '../flow/VerificationFlow.tsx';

export type VerificationDialogProps = {
  /** The answer that asks for it. */
  readonly code: number;
  /** The verification, where the backend names one. */
  readonly id: string | undefined;
  /** The token of the passed verification; null when the shopper closed the dialog. */
  readonly onDone: (token: string | null) => void;
};

/**
 * Asks over the page: the call waits, and what was typed stays where it is.
 *
 * @spec verify-captcha-popup verification-captcha-popup
 */
export function VerificationDialog({ code, id, onDone }: VerificationDialogProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const kind = verificationKind(code) ?? 'captcha';
  return (
    <Dialog
      open
      title={t(`title_${kind}`)}
      description={t(`lead_${kind}`)}
      onOpenChange={(open) => !open && onDone(null)}
    >
      <VerificationFlow code={code} id={id} onPassed={onDone} />
    </Dialog>
  );
}
