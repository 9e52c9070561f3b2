import { Button, ErrorState, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopTiles.module.css';

export type ShopTilesProps = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly hasMore: boolean;
  /** Whether the next page is loading. */
  readonly loading: boolean;
  /** Whether the next page failed to load; loaded tiles stay. */
  readonly failed: boolean;
  readonly onMore: () => void;
  /** One list item per tile. */
  readonly children: ReactNode;
};

/** A grid of shops or people that loads more near its end or by a button. */
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

/** The skeleton of the grid. */
export const ShopTilesSkeleton = (): ReactElement => (
  <DelayedSkeleton>
    <div className={styles.tiles}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  </DelayedSkeleton>
);
