import { isNotFound } from '@pasar/base-api';
import { ButtonLink, Container, EmptyState, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import type { OwnShop } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalMenu } from './PortalMenu.tsx';
import type { PortalPart } from './PortalMenu.tsx';
import styles from './PortalPage.module.css';

type Props = {
  /** The section of the portal that the page belongs to. */
  readonly part: PortalPart;
  readonly children: (shop: OwnShop) => ReactNode;
};

/** A page of the portal, for members with a shop in this market. */
export function PortalPage({ part, children }: Props): ReactElement {
  const { data, error, isFetching, refetch } = sellerApi.useGetOwnShopQuery();
  return (
    <Container className={styles.page}>
      {data && !error ? (
        <div className={styles.columns}>
          <div className={styles.side}>
            <p className={styles.shop}>{data.name}</p>
            <PortalMenu current={part} />
          </div>
          <Stack gap="lg">{children(data)}</Stack>
        </div>
      ) : isNotFound(error) ? (
        <NoShop />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" className={styles.loading} />
      )}
    </Container>
  );
}

/** Shown to a member without a shop. */
function NoShop(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <EmptyState
      headingLevel="h1"
      illustration="lens"
      title={t('no_shop_title')}
      text={t('no_shop_text')}
      action={<ButtonLink to={buildPath('user')}>{t('to_store')}</ButtonLink>}
    />
  );
}
