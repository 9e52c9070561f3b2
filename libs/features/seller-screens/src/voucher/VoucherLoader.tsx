import { shopVouchersApi } from '@pasar/catalogue-api';
import type { ShopVoucher } from '@pasar/catalogue-api';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalRecord } from '../shared/PortalRecord.tsx';

type Props = {
  readonly code: string;
  /** For the form that edits the voucher: what changes with each save. */
  readonly getVersion?: (voucher: ShopVoucher) => string;
  readonly children: (voucher: ShopVoucher, onReload: () => unknown) => ReactNode;
};

/** Loads a voucher of the seller's shop; another shop's voucher is not found. */
export function VoucherLoader({ code, getVersion, children }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalRecord
      query={shopVouchersApi.useGetShopVoucherQuery({ code })}
      part="seller-vouchers"
      goneTitle={t('voucher_gone_title')}
      {...(getVersion && { getVersion })}
    >
      {children}
    </PortalRecord>
  );
}
