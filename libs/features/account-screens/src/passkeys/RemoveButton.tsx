import { useIdentityDialog } from '@pasar/auth-forms';
import { Button, Dialog } from '@pasar/design-system';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly label: string;
  readonly question: string;
  readonly text: string;
  /** The toast message after removal. */
  readonly done: string;
  readonly onRemove: () => Promise<{ readonly error?: unknown }>;
};

/** Removes a sign-in method, after confirmation and proof of identity. */
export function RemoveButton({ label, question, text, done, onRemove }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const identity = useIdentityDialog();
  const remove = async () => {
    setIsOpen(false);
    setIsBusy(true);
    const { error } = await identity.run(onRemove);
    setIsBusy(false);
    if (error) return showFailure({ call: 'remove-sign-in', error, fallbackMessage: t('failure_other') });
    return toast({ message: done, kind: 'success' });
  };
  return (
    <>
      <Button size="sm" variant="quiet" loading={isBusy} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={question}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={() => void remove()}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
      {identity.dialog}
    </>
  );
}
