import { Button, Dialog } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Cancels an order after confirmation; shows an error when it is too late. */
export function CancelOrder({ orderId }: { readonly orderId: number }): ReactElement {
  const { t } = useTranslation('order-screens');
  const [isOpen, setIsOpen] = useState(false);
  const { cancel, cancelling } = useCancel(orderId, () => setIsOpen(false));
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('cancel_order')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancel_question')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('keep_order')}
            </Button>
            <Button variant="danger" loading={cancelling} onClick={() => void cancel()}>
              {t('cancel_order')}
            </Button>
          </>
        }
      >
        <p>{t('cancel_text')}</p>
      </Dialog>
    </>
  );
}

function useCancel(orderId: number, close: () => void) {
  const { t } = useTranslation('order-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [cancelOrder, { isLoading }] = orderApi.useCancelOrderMutation();
  const cancel = async () => {
    const { error } = await cancelOrder({ order_id: orderId });
    close();
    if (error) return showFailure({ call: 'order-cancel', error, fallbackMessage: t('cancel_failed') });
    return toast({ message: t('cancelled_done'), kind: 'success' });
  };
  return { cancel, cancelling: isLoading };
}
