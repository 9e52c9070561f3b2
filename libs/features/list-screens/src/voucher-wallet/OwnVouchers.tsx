import { vouchersApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VoucherPages } from './VoucherPages.tsx';
import { walletQuery } from './wallet-data.ts';
import type { WalletTab } from './wallet-data.ts';

/** The shopper's vouchers: usable, used or expired. */
export function OwnVouchers({ tab }: { readonly tab: Exclude<WalletTab, 'claim'> }): ReactElement {
  const { t } = useTranslation('list-screens');
  const format = useFormat();
  return (
    <VoucherPages tab={tab} list={vouchersApi.useGetVoucherWalletInfiniteQuery(walletQuery(tab))}>
      {(vouchers) => (
        <VoucherList
          label={t(`tab_${tab}`)}
          vouchers={vouchers}
          stateOf={({ status_code }) => voucherState(status_code, tab === 'expired')}
          format={format}
          headingLevel="h2"
          spendPath={buildPath('search')}
        />
      )}
    </VoucherPages>
  );
}
