import { catalogueApi } from '@pasar/catalogue-api';
import { ButtonLink, Container, EmptyState, ErrorState, Notice } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isGone, shopQueryOf } from './shop-data.ts';
import type { ShopRoute } from './shop-data.ts';
import { ShopHead } from './ShopHead.tsx';
import { ShopItems } from './ShopItems.tsx';
import { ShopSkeleton } from './ShopSkeleton.tsx';
import styles from './ShopScreen.module.css';

/** A shop: who it is, and everything on its shelves. */
export function ShopScreen({ input }: ScreenComponentProps<ShopRoute>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { data, error, isFetching, refetch } = catalogueApi.useGetShopQuery(shopQueryOf(input));
  if (isGone(error)) return <ShopGone />;
  if (!data && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ShopSkeleton />;
  return (
    <Container className={styles.page}>
      <ShopHead shop={data.shop} />
      {data.shop.holiday_mode_on ? (
        <Notice tone="warning" title={t('holiday_title')}>
          {t('holiday_text')}
        </Notice>
      ) : null}
      <ShopItems shop={data.shop} collections={data.collections} input={input} />
    </Container>
  );
}

const ShopGone = (): ReactElement => {
  const { t } = useTranslation('shop-screens');
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildPath('home')}>{t('find_more')}</ButtonLink>}
    />
  );
};
