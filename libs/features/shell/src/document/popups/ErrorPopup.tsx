import { Button, Dialog } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type ErrorPopupProps = {
  readonly message: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** An error message that stays until it is dismissed. @spec atc-failure popup-ok-key quantity-popup */
export default function ErrorPopup({ message, open, onClose }: ErrorPopupProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={message}
      footer={
        <Button block onClick={onClose}>
          {t('label_ok')}
        </Button>
      }
    />
  );
}
