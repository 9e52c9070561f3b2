import { Button, Dialog, Notice, RadioGroup, Stack } from '@pasar/design-system';
import { sellerCancelReasons } from '@pasar/order';
import type { SellerCancelReason } from '@pasar/order';
import { sellerApi } from '@pasar/order-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** Cancels an order that cannot be shipped, with a reason. */
export function CancelShopOrder({ orderId }: { readonly orderId: number }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<SellerCancelReason | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  const [cancel, { isLoading }] = sellerApi.useCancelShopOrderMutation();
  const confirm = async () => {
    setIsMissing(reason === '');
    if (reason === '') return;
    const texts = { call: 'seller-order-cancel', done: t('cancelled_done') };
    if (await run(cancel({ order_id: orderId, reason }), texts)) setIsOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('cancel_order')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('cancel_order')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('keep_order')}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {t('cancel_order')}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          <RadioGroup
            legend={t('cancel_why')}
            value={reason}
            onValueChange={(value) => setReason(value as SellerCancelReason)}
            options={sellerCancelReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
            error={isMissing ? t('choose_reason') : undefined}
          />
          <Notice>{t('cancel_text')}</Notice>
        </Stack>
      </Dialog>
    </>
  );
}
