import { Button, ErrorState } from '@pasar/design-system';
import { ItemCard, ItemGrid } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearEnd } from './use-near-end.ts';
import { itemKey, withoutTwins } from './without-twins.ts';
import styles from './EndlessItems.module.css';

export type EndlessItemsProps = {
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly items: readonly ItemCardData[];
  readonly hasMore: boolean;
  /** The next page is on its way. */
  readonly loading: boolean;
  /** The next page did not come; what is there stays. */
  readonly failed?: boolean;
  readonly onMore: () => void;
  /** Which card set the cards are. */
  readonly cardSet?: ItemCardProps['cardSet'];
  /** So many of the first pictures are fetched at once. */
  readonly priorityCount?: number;
  /** Veils adult pictures. */
  readonly veilAdult?: boolean;
  /** Waits for a press instead of loading on by itself. */
  readonly patient?: boolean;
};

/** A grid of cards that loads on as one comes near its end; a button does the same. */
export const EndlessItems = ({
  label,
  items,
  hasMore,
  loading,
  failed = false,
  onMore,
  cardSet,
  priorityCount = 0,
  veilAdult = true,
  patient = false,
}: EndlessItemsProps): ReactElement => {
  const mark = useNearEnd(hasMore && !loading && !failed && !patient, onMore);
  return (
    <div className={styles.list}>
      <ItemGrid label={label} loading={loading ? 6 : 0} cardSet={cardSet}>
        {withoutTwins(items).map((item, index) => (
          <ItemCard
            key={itemKey(item)}
            item={item}
            cardSet={cardSet}
            to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
            priority={index < priorityCount}
            veilAdult={veilAdult}
          />
        ))}
      </ItemGrid>
      <div ref={mark} className={styles.mark} />
      <ListEnd {...{ hasMore, loading, failed, onMore }} long={items.length > 12} />
    </div>
  );
};

type ListEndProps = Pick<EndlessItemsProps, 'hasMore' | 'loading' | 'failed' | 'onMore'> & {
  readonly long: boolean;
};

const ListEnd = ({ hasMore, loading, failed, onMore, long }: ListEndProps): ReactElement | null => {
  const { t } = useTranslation('item-list');
  if (failed)
    return <ErrorState title={t('more_failed')} onRetry={onMore} retrying={loading} headingLevel="h3" />;
  if (hasMore) {
    return (
      <div className={styles.end}>
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {t('load_more')}
        </Button>
      </div>
    );
  }
  return long ? <p className={styles.end}>{t('end_of_list')}</p> : null;
};
