import { ItemCard, ItemGrid } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useLikeActions } from './likes-context.tsx';
import { ListEnd } from './ListEnd.tsx';
import { useOnNearViewport } from './use-on-near-viewport.ts';
import { useRowWindow } from './use-row-window.ts';
import { itemKey, uniqueItems } from './unique-items.ts';
import styles from './InfiniteItems.module.css';

export type InfiniteItemsProps<Item extends ItemCardData = ItemCardData> = {
  /** What the list is, for those who do not see it. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** The next page is on its way. */
  readonly loading: boolean;
  /** The next page did not come; what is there stays. */
  readonly failed?: boolean;
  readonly onMore: () => void;
  /** Which card set the cards are. */
  readonly cardSet?: ItemCardProps['cardSet'];
  /** What the cards' names are in the page's outline: `h2` below the page's own title. */
  readonly headingLevel?: ItemCardProps['headingLevel'];
  /** So many of the first pictures are fetched at once. */
  readonly priorityCount?: number;
  /** Veils adult pictures. */
  readonly veilAdult?: boolean;
  /** Waits for a press instead of loading on by itself. */
  readonly patient?: boolean;
  /** Below each card, equally high for all: how much of a sale is sold. */
  readonly foot?: (item: Item) => ReactNode;
};

/** A grid of cards that loads on as one comes near its end; a button does the same. Rows out of sight leave their room. */
export function InfiniteItems<Item extends ItemCardData>({
  label,
  items,
  hasMore,
  loading,
  failed = false,
  onMore,
  patient = false,
  ...look
}: InfiniteItemsProps<Item>): ReactElement {
  const cards = uniqueItems(items);
  const mark = useOnNearViewport(hasMore && !loading && !failed && !patient, onMore);
  const { box, window } = useRowWindow(cards.length);
  return (
    <div className={styles.list}>
      <div ref={box}>
        <Room height={window.before} />
        <ItemGrid label={label} loading={loading ? 6 : 0} cardSet={look.cardSet}>
          {cards.slice(window.from, window.to).map((item, index) => (
            <ListedCard key={itemKey(item)} item={item} index={window.from + index} {...look} />
          ))}
        </ItemGrid>
        <Room height={window.after} />
      </div>
      <div ref={mark} className={styles.mark} />
      <ListEnd {...{ hasMore, loading, failed, onMore }} long={items.length > 12} />
    </div>
  );
}

/** Written by script only: the server draws every row. */
const Room = ({ height }: { readonly height: number }): ReactElement | null =>
  height > 0 ? <div style={{ height }} aria-hidden="true" /> : null;

type ListedCardProps<Item extends ItemCardData> = Pick<
  InfiniteItemsProps<Item>,
  'cardSet' | 'headingLevel' | 'priorityCount' | 'veilAdult' | 'foot'
> & { readonly item: Item; readonly index: number };

function ListedCard<Item extends ItemCardData>({
  item,
  index,
  cardSet,
  headingLevel,
  priorityCount = 0,
  veilAdult = true,
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
      veilAdult={veilAdult}
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
