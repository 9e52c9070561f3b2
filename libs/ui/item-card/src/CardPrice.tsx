import { Price, useMoneyText, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { CardLayout } from './card-layouts.data.ts';
import type { ItemCardData } from './item-card-data.ts';
import styles from './CardPrice.module.css';

type CardSpace = {
  /** Characters; a longer text has a smaller font. */
  readonly smaller: number;
  /** Characters; a longer range shows only its lower end. */
  readonly lowest: number;
};

/** What fits on the narrowest card of a 360 px viewport, without and with the cart button. */
const spaceBySize: Readonly<
  Record<CardLayout['size'], { readonly alone: CardSpace; readonly besideCart: CardSpace }>
> = {
  normal: { alone: { smaller: 13, lowest: 19 }, besideCart: { smaller: 12, lowest: 15 } },
  small: { alone: { smaller: 10, lowest: 15 }, besideCart: { smaller: 10, lowest: 12 } },
};
/** Characters that each icon beside the price takes away. */
const signRoom: CardSpace = { smaller: 3, lowest: 4 };

export type CardPriceProps = {
  readonly item: ItemCardData;
  readonly layout: Pick<CardLayout, 'before' | 'size'>;
  /** The number of icons beside the price. */
  readonly signs?: number;
  /** Whether the cart button is beside the price. */
  readonly besideCart?: boolean;
};

const findSpace = ({ layout, signs = 0, besideCart = false }: CardPriceProps): CardSpace => {
  const { smaller, lowest } = spaceBySize[layout.size][besideCart ? 'besideCart' : 'alone'];
  return { smaller: smaller - signs * signRoom.smaller, lowest: lowest - signs * signRoom.lowest };
};

/** The price: one with the struck-through original if it fits, or the range of the models. */
export function CardPrice(props: CardPriceProps): ReactElement {
  const { item, layout } = props;
  const write = useMoneyText();
  const room = findSpace(props);
  const { price, price_min: low, price_max: high, price_before_discount: before } = item;
  if (low && high && high.amount > low.amount) return <Range low={low} high={high} room={room} />;
  return (
    <Price
      className={styles.price}
      price={price}
      before={layout.before ? before : undefined}
      size={write(price).length > room.smaller ? 'sm' : 'md'}
    />
  );
}

type RangeProps = {
  readonly low: ItemCardData['price'];
  readonly high: ItemCardData['price'];
  readonly room: CardSpace;
};

function Range({ low, high, room }: RangeProps): ReactElement {
  const words = useWords();
  const write = useMoneyText();
  const range = `${write(low)} – ${write(high)}`;
  const text = range.length > room.lowest ? words('from_price', { price: write(low) }) : range;
  return <Price className={styles.price} price={text} size={range.length > room.smaller ? 'sm' : 'md'} />;
}
