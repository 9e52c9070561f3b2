import { itemKeyText } from '@pasar/item';
import { ItemCard, ItemCardSkeleton } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { Carousel, CarouselSkeleton, uniqueItems } from '@pasar/item-list';
import type { CarouselProps } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { productPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';

export type CardCarouselProps = {
  readonly title: string;
  /** The placement for tracking. */
  readonly placement: string;
  readonly items: readonly ItemCardData[];
  readonly cardSet?: ItemCardProps['cardSet'];
  readonly atFirst?: CarouselProps['initialCount'];
  readonly aside?: ReactNode;
  readonly moreTo?: string;
};

const defaultCardSet = 'LITE_STANDARD';

/** A titled row of cards; renders nothing if there are none. */
export const CardCarousel = ({
  title,
  placement,
  items,
  cardSet = defaultCardSet,
  atFirst,
  aside,
  moreTo,
}: CardCarouselProps): ReactElement | null =>
  items.length === 0 ? null : (
    <Section title={title} aside={aside} moreTo={moreTo}>
      <Carousel label={title} placement={placement} initialCount={atFirst}>
        {uniqueItems(items).map((item) => (
          <ItemCard
            key={itemKeyText(item)}
            item={item}
            cardSet={cardSet}
            blurAdult
            to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
          />
        ))}
      </Carousel>
    </Section>
  );

/** The skeleton of such a row. */
export const CardCarouselSkeleton = ({ count }: { readonly count: number }): ReactElement => (
  <CarouselSkeleton count={count}>
    <ItemCardSkeleton cardSet={defaultCardSet} />
  </CarouselSkeleton>
);
