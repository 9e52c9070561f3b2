import type { PromotionPhase } from '@pasar/cart';
import { shopVouchersApi } from '@pasar/catalogue-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalList } from '../shared/PortalList.tsx';
import { VoucherRow } from './VoucherRow.tsx';

/** Lists the vouchers of one phase. */
export function VoucherList({ phase }: { readonly phase: PromotionPhase }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalList
      query={shopVouchersApi.useListShopVouchersInfiniteQuery({ phase })}
      readEntries={(page) => page.vouchers}
      emptyTitle={t('no_vouchers_title')}
      emptyText={t('no_vouchers_text')}
      moreLabel={t('more_vouchers')}
    >
      {(vouchers) => vouchers.map((voucher) => <VoucherRow key={voucher.code} voucher={voucher} />)}
    </PortalList>
  );
}
