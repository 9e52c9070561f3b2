import type { Voucher } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import { useClaimVoucher } from '@pasar/voucher-claims';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type SupermarketVouchersProps = {
  readonly vouchers: readonly Voucher[];
  readonly headingLevel: 'h2' | 'h3';
};

/** Vouchers to claim; visitors are redirected to sign in, and back. */
export function SupermarketVouchers({ vouchers, headingLevel }: SupermarketVouchersProps): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const claims = useClaimVoucher(vouchers, { claimed: t('claimed'), failed: t('claim_failed') });
  const format = useFormat();
  return (
    <VoucherList
      label={t('vouchers')}
      vouchers={vouchers}
      stateOf={(voucher) => voucherState(claims.statusOf(voucher))}
      format={format}
      headingLevel={headingLevel}
      spendPath={buildPath('supermarket-all-products')}
      isClaiming={claims.isClaiming}
      onClaim={(voucher) => void claims.claim(voucher)}
    />
  );
}
