import { ItemCard } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { itemKey, Shelf, withoutTwins } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { productPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';

export type CardShelfProps = {
  readonly title: string;
  /** How tracking names it. */
  readonly placement: string;
  readonly items: readonly ItemCardData[];
  readonly cardSet?: ItemCardProps['cardSet'];
  readonly aside?: ReactNode;
  readonly moreTo?: string;
};

/** A titled row of cards; nothing when there are none. */
export const CardShelf = ({
  title,
  placement,
  items,
  cardSet = 'LITE_STANDARD',
  aside,
  moreTo,
}: CardShelfProps): ReactElement | null =>
  items.length === 0 ? null : (
    <Section title={title} aside={aside} moreTo={moreTo}>
      <Shelf label={title} placement={placement}>
        {withoutTwins(items).map((item) => (
          <ItemCard
            key={itemKey(item)}
            item={item}
            cardSet={cardSet}
            veilAdult
            to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
          />
        ))}
      </Shelf>
    </Section>
  );
