import { Button, Dialog } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type LimitDialogProps = {
  readonly message: string | undefined;
  readonly onClose: () => void;
};

/** The cart would hold too many: said in a popup that one puts away. @spec atc-failure popup-ok-key */
export const LimitDialog = ({ message, onClose }: LimitDialogProps): ReactElement => {
  const { t } = useTranslation('product-screens');
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('limit_title')}
      description={message}
      footer={
        <Button block onClick={onClose}>
          {t('label_ok')}
        </Button>
      }
    />
  );
};
