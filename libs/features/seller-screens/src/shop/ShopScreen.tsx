import { shopProfileApi } from '@pasar/catalogue-api';
import { ErrorState, Skeleton } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { ShopForm } from './ShopForm.tsx';
import styles from './ShopScreen.module.css';

/** Changes the name, the description and the picture of the seller's shop. */
export function ShopScreen(): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-shop">
      {() => (
        <>
          <header>
            <h1 className={styles.title}>{t('shop_profile')}</h1>
            <p className={styles.muted}>{t('shop_profile_text')}</p>
          </header>
          <Profile />
        </>
      )}
    </PortalPage>
  );
}

function Profile(): ReactElement {
  const { data, error, isFetching, refetch } = shopProfileApi.useGetShopProfileQuery();
  if (data) return <ShopForm profile={data} />;
  if (error) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return <Skeleton shape="block" className={styles.loading} />;
}
