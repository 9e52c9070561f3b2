import { vouchersApi } from '@pasar/catalogue-api';
import type { Shop, Voucher } from '@pasar/catalogue-api';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import { VoucherList, voucherState } from '@pasar/voucher-card';
import { useClaimVoucher } from '@pasar/voucher-claims';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shopVouchersQuery } from './shop-needs.ts';

/** The shop's vouchers, to claim; renders nothing if there are none, or if they cannot be loaded. */
export function ShopVouchers({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { data } = vouchersApi.useGetVouchersInfiniteQuery(shopVouchersQuery(shop.shopid));
  const vouchers = data?.pages[0]?.vouchers ?? [];
  return vouchers.length === 0 ? null : <Claims vouchers={vouchers} />;
}

/** The path of the products on which a voucher can be used. */
const voucherProductsPath = ({ promotionid }: Voucher): string =>
  buildPath('search', {}, { promotionId: String(promotionid) });

function Claims({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { statusOf, isClaiming, claim } = useClaimVoucher(vouchers, { failed: t('claim_failed') });
  return (
    <Section title={t('vouchers')}>
      <VoucherList
        label={t('vouchers')}
        vouchers={vouchers}
        stateOf={(voucher) => voucherState(statusOf(voucher))}
        format={useFormat()}
        spendPath={voucherProductsPath}
        isClaiming={isClaiming}
        onClaim={(voucher) => void claim(voucher)}
      />
    </Section>
  );
}
