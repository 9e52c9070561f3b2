import { Button, ErrorState, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopTiles.module.css';

export type ShopTilesProps = {
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly hasMore: boolean;
  /** The next page is on its way. */
  readonly loading: boolean;
  /** The next page did not come; what is there stays. */
  readonly failed: boolean;
  readonly onMore: () => void;
  /** A list item each. */
  readonly children: ReactNode;
};

/** A grid of shops, or of people, that loads on as one comes near its end; a button does the same. */
export const ShopTiles = ({ label, children, ...more }: ShopTilesProps): ReactElement => (
  <div>
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
    <More {...more} />
  </div>
);

function More({
  hasMore,
  loading,
  failed,
  onMore,
}: Omit<ShopTilesProps, 'label' | 'children'>): ReactElement | null {
  const { t } = useTranslation('item-list');
  const mark = useOnNearViewport(hasMore && !loading && !failed, onMore);
  if (failed)
    return <ErrorState title={t('more_failed')} onRetry={onMore} retrying={loading} headingLevel="h3" />;
  return hasMore ? (
    <div ref={mark} className={styles.end}>
      <Button variant="secondary" loading={loading} onClick={onMore}>
        {t('load_more')}
      </Button>
    </div>
  ) : null;
}

/** The shape of the grid while its first page is fetched. */
export const ShopTilesSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.tiles}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  </DelayedSkeleton>
);
