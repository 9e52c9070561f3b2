import type { VoucherPhase } from '@pasar/cart';
import { shopVouchersApi } from '@pasar/catalogue-api';
import { Button, EmptyState, ErrorState, Notice, Skeleton, Stack, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VoucherRow } from './VoucherRow.tsx';
import styles from './VoucherList.module.css';

/** Lists the vouchers of one phase. */
export function VoucherList({ phase }: { readonly phase: VoucherPhase }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const list = shopVouchersApi.useListShopVouchersInfiniteQuery({ phase });
  const vouchers = list.data?.pages.flatMap((page) => page.vouchers) ?? [];
  if (list.isError && vouchers.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (vouchers.length === 0)
    return <EmptyState illustration="basket" title={t('no_vouchers_title')} text={t('no_vouchers_text')} />;
  return (
    <Stack gap="md">
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.code} voucher={voucher} />
      ))}
      {list.isFetchNextPageError ? (
        <Notice tone="danger" announce>
          {words('error_text')}
        </Notice>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more_vouchers')}
        </Button>
      ) : null}
    </Stack>
  );
}
