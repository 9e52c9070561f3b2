import { Button, Dialog } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type ErrorPopupProps = { readonly message: string | undefined; readonly onClose: () => void };

/** A failure that waits until it has been read. @spec atc-failure popup-ok-key */
export const ErrorPopup = ({ message, onClose }: ErrorPopupProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={message ?? ''}
      footer={
        <Button block onClick={onClose}>
          {t('label_ok')}
        </Button>
      }
    />
  );
};
