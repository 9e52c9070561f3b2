import { Dialog } from '@pasar/design-system';
import { verificationKind } from '@pasar/verification';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VerificationFlow } from '../flow/VerificationFlow.tsx';

export type VerificationDialogProps = {
  /** The response code that demands a verification. */
  readonly code: number;
  /** The verification's id, if the backend sends one. */
  readonly id: string | undefined;
  /**
   * Called with the token of the passed verification; null if the shopper closed the dialog, empty to repeat the call without
   * one, which then demands another verification.
   */
  readonly onDone: (token: string | null) => void;
};

/**
 * Asks for a verification in a dialog: the call waits, and the page keeps its input.
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
      <VerificationFlow
        code={code}
        id={id}
        onPassed={onDone}
        onRestart={id === undefined ? undefined : () => onDone('')}
      />
    </Dialog>
  );
}
