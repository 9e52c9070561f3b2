import { shopVouchersApi } from '@pasar/catalogue-api';
import type { ListedShopVoucher } from '@pasar/catalogue-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EndDialog } from '../shared/EndDialog.tsx';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** Ends a running voucher, or deletes an upcoming one, after a confirmation. */
export function EndVoucher({ voucher }: { readonly voucher: ListedShopVoucher }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const run = useSellerStep();
  const [end, { isLoading }] = shopVouchersApi.useEndShopVoucherMutation();
  const { code, revision, phase } = voucher;
  const step = phase === 'upcoming' ? 'delete' : 'end';
  const texts = {
    call: 'seller-voucher-end',
    done: t(`${step}_voucher_done`),
    failed: t('voucher_failed'),
  };
  return (
    <EndDialog
      label={t(`${step}_voucher`)}
      name={code}
      title={t(`${step}_voucher_title`, { code })}
      text={t(`${step}_voucher_text`)}
      keepLabel={t('keep_voucher')}
      isEnding={isLoading}
      onConfirm={() => run(end({ code, revision }), texts)}
    />
  );
}
