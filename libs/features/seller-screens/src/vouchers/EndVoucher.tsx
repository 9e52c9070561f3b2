import { shopVouchersApi } from '@pasar/catalogue-api';
import type { ListedShopVoucher } from '@pasar/catalogue-api';
import { Button, Dialog } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** Ends a running voucher, or deletes an upcoming one, after a confirmation. */
export function EndVoucher({ voucher }: { readonly voucher: ListedShopVoucher }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [isOpen, setIsOpen] = useState(false);
  const [end, { isLoading }] = shopVouchersApi.useEndShopVoucherMutation();
  const { code, revision, phase } = voucher;
  const step = phase === 'upcoming' ? 'delete' : 'end';
  const confirm = async () => {
    const texts = {
      call: 'seller-voucher-end',
      done: t(`${step}_voucher_done`),
      failed: t('voucher_failed'),
    };
    await run(end({ code, revision }), texts);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${t(`${step}_voucher`)}: ${code}`}
        onClick={() => setIsOpen(true)}
      >
        {t(`${step}_voucher`)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(`${step}_voucher_title`, { code })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('keep_voucher')}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {t(`${step}_voucher`)}
            </Button>
          </>
        }
      >
        {t(`${step}_voucher_text`)}
      </Dialog>
    </>
  );
}
