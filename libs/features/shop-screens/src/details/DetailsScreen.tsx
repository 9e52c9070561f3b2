import { Card } from '@pasar/design-system';
import { TitleWithCount } from '@pasar/result-list';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedNotice } from '../relation/BlockedNotice.tsx';
import { ShopPage } from '../shared/ShopPage.tsx';
import { LikedItems } from './LikedItems.tsx';
import { ShopFacts } from './ShopFacts.tsx';
import styles from './DetailsScreen.module.css';

/** The shop's description and facts. */
export function DetailsScreen({ input }: ScreenComponentProps<'shop-details'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  return (
    <ShopPage input={input} tab="details">
      {(shop) => (
        <>
          <TitleWithCount title={t('about')} />
          <BlockedNotice shop={shop} />
          <div className={styles.details}>
            <Card>
              <p className={styles.description}>{shop.description || t('no_description')}</p>
            </Card>
            <Card>
              <ShopFacts shop={shop} />
            </Card>
          </div>
          <LikedItems shopid={shop.shopid} />
        </>
      )}
    </ShopPage>
  );
}
