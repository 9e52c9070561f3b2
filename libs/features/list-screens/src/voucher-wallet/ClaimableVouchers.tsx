import { vouchersApi } from '@pasar/catalogue-api';
import type { Voucher } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import { useClaimVoucher } from '@pasar/voucher-claims';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VoucherPages } from './VoucherPages.tsx';
import { claimableQuery } from './wallet-data.ts';

/** The vouchers of the platform and of all shops that can be claimed. */
export const ClaimableVouchers = (): ReactElement => (
  <VoucherPages tab="claim" list={vouchersApi.useGetVouchersInfiniteQuery(claimableQuery)}>
    {(vouchers) => <Claims vouchers={vouchers} />}
  </VoucherPages>
);

function Claims({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement {
  const { t } = useTranslation('list-screens');
  const format = useFormat();
  const claims = useClaimVoucher(vouchers, { claimed: t('claimed'), failed: t('claim_failed') });
  return (
    <VoucherList
      label={t('tab_claim')}
      vouchers={vouchers}
      stateOf={(voucher) => voucherState(claims.statusOf(voucher))}
      format={format}
      headingLevel="h2"
      spendPath={buildPath('search')}
      isClaiming={claims.isClaiming}
      onClaim={(voucher) => void claims.claim(voucher)}
    />
  );
}
