import type { Voucher } from '@pasar/catalogue-api';
import { ErrorState, LoadMore, Stack, VisuallyHidden } from '@pasar/design-system';
import type { PagedList } from '@pasar/design-system';
import { DelayedSkeleton } from '@pasar/item-list';
import { VoucherGrid } from '@pasar/voucher-card';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../shared/EmptyList.tsx';
import { walletPath } from './wallet-data.ts';
import type { WalletTab } from './wallet-data.ts';

export type VoucherPagesProps = {
  readonly tab: WalletTab;
  /** The state of the query, as RTK Query returns it. */
  readonly list: PagedList & {
    readonly currentData?:
      { readonly pages: readonly { readonly vouchers: readonly Voucher[] }[] } | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (vouchers: readonly Voucher[]) => ReactNode;
};

/** A paginated list of vouchers with its loading, error and empty states. */
export function VoucherPages({ tab, list, children }: VoucherPagesProps): ReactElement {
  const { t } = useTranslation('list-screens');
  const pages = list.currentData?.pages;
  if (!pages && list.isError)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!pages)
    return (
      <DelayedSkeleton>
        <VoucherGrid label={t(`tab_${tab}`)} loading={6} />
      </DelayedSkeleton>
    );
  if (pages.every(({ vouchers }) => vouchers.length === 0)) return <NoVouchers tab={tab} />;
  return (
    <Stack gap="md">
      <VisuallyHidden as="h2">{t(`tab_${tab}`)}</VisuallyHidden>
      {pages.map(({ vouchers }, index) => (
        <Fragment key={index}>{children(vouchers)}</Fragment>
      ))}
      <LoadMore list={list}>{t('show_more')}</LoadMore>
    </Stack>
  );
}

function NoVouchers({ tab }: { readonly tab: WalletTab }): ReactElement {
  const { t } = useTranslation('list-screens');
  const action = tab === 'claim' ? {} : { to: walletPath('claim'), action: t('claim_some') };
  return (
    <EmptyList
      illustration="basket"
      title={t(`wallet_empty_${tab}`)}
      text={t('wallet_empty_text')}
      {...action}
    />
  );
}
