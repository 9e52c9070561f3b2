import { isNotFound } from '@pasar/base-api';
import { shopVouchersApi } from '@pasar/catalogue-api';
import type { ShopVoucher } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './VoucherLoader.module.css';

type Props = {
  readonly code: string;
  readonly children: (voucher: ShopVoucher, onReload: () => unknown) => ReactNode;
};

/** Loads a voucher of the seller's shop; another shop's voucher is not found. */
export function VoucherLoader({ code, children }: Props): ReactElement {
  const { data, error, isFetching, refetch } = shopVouchersApi.useGetShopVoucherQuery({ code });
  if (data && !error) return <>{children(data, refetch)}</>;
  if (isNotFound(error)) return <VoucherNotFound />;
  if (error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  return <Skeleton shape="block" className={styles.loading} />;
}

function VoucherNotFound(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('voucher_gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('seller-vouchers')}>{t('vouchers')}</ButtonLink>}
    />
  );
}
