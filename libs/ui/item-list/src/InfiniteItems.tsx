import { itemKeyText } from '@pasar/item';
import { ItemCard, ItemGrid } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useLikeActions } from './likes-context.tsx';
import { ListEnd } from './ListEnd.tsx';
import { useOnNearViewport } from './use-on-near-viewport.ts';
import { useRowWindow } from './use-row-window.ts';
import { uniqueItems } from './unique-items.ts';
import styles from './InfiniteItems.module.css';

export type InfiniteItemsProps<Item extends ItemCardData = ItemCardData> = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** Whether the next page is loading. */
  readonly loading: boolean;
  /** Whether the next page failed to load; loaded items stay. */
  readonly failed?: boolean;
  readonly onMore: () => void;
  /** The card set of the cards. */
  readonly cardSet?: ItemCardProps['cardSet'];
  /** The heading level of the cards' names: `h2` below the page's own title. */
  readonly headingLevel?: ItemCardProps['headingLevel'];
  /** The number of first pictures to fetch eagerly. */
  readonly priorityCount?: number;
  /** Blurs adult pictures. */
  readonly blurAdult?: boolean;
  /** Loads more only on a press. */
  readonly manual?: boolean;
  /** Rendered below each card, with equal heights: how much of a sale is sold. */
  readonly foot?: (item: Item) => ReactNode;
};

/** A grid of cards that loads more near its end or by a button. Rows far off screen are replaced by empty space. */
export function InfiniteItems<Item extends ItemCardData>({
  label,
  items,
  hasMore,
  loading,
  failed = false,
  onMore,
  manual = false,
  ...look
}: InfiniteItemsProps<Item>): ReactElement {
  const cards = uniqueItems(items);
  const mark = useOnNearViewport(hasMore && !loading && !failed && !manual, onMore);
  const { box, window } = useRowWindow(cards.length);
  return (
    <div className={styles.list} data-loading-more={loading || undefined}>
      <div ref={box}>
        <ItemGrid label={label} loading={loading ? 6 : 0} cardSet={look.cardSet} space={window}>
          {cards.slice(window.from, window.to).map((item, index) => (
            <ListedCard key={itemKeyText(item)} item={item} index={window.from + index} {...look} />
          ))}
        </ItemGrid>
      </div>
      <div ref={mark} className={styles.mark} />
      <ListEnd {...{ hasMore, loading, failed, onMore }} long={items.length > 12} />
    </div>
  );
}

type ListedCardProps<Item extends ItemCardData> = Pick<
  InfiniteItemsProps<Item>,
  'cardSet' | 'headingLevel' | 'priorityCount' | 'blurAdult' | 'foot'
> & { readonly item: Item; readonly index: number };

function ListedCard<Item extends ItemCardData>({
  item,
  index,
  cardSet,
  headingLevel,
  priorityCount = 0,
  blurAdult = true,
  foot,
}: ListedCardProps<Item>): ReactElement {
  const hearts = useLikeActions();
  const card = (
    <ItemCard
      item={item}
      cardSet={cardSet}
      headingLevel={headingLevel}
      to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
      priority={index < priorityCount}
      blurAdult={blurAdult}
      {...(hearts && { liked: hearts.isLiked(item.itemid), onLike: () => hearts.toggle(item) })}
    />
  );
  if (!foot) return card;
  return (
    <div className={styles.footed}>
      {card}
      {foot(item)}
    </div>
  );
}
