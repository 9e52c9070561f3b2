import { Price, RatingStars, joinClasses, useShortNumberText, useWords } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardPicture } from './CardPicture.tsx';
import { FlagRow } from './FlagRow.tsx';
import type { ItemCardData } from './item-card-data.ts';
import { pickCardFlags } from './pick-card-flags.ts';
import styles from './ItemCard.module.css';

export type ItemCardProps = {
  readonly item: ItemCardData;
  /** The item's address, from the routing table. */
  readonly to: string;
  /** `grid` in lists of cards, `list` as a row, `compact` in carousels and beside a cart. */
  readonly look?: 'grid' | 'list' | 'compact';
  /** The shopper may not see adult things: the picture is veiled. Who is an adult is decided elsewhere. */
  readonly veilAdult?: boolean;
  /** One of the first pictures of the page. */
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  /** A control of its own at the picture's corner: like, or remove. */
  readonly action?: ReactNode;
  /** The shopper is about to open it (pointer over it, focus): the moment to preload. */
  readonly onIntent?: () => void;
  readonly onClick?: () => void;
};

/** One item among others: picture, name, price and why to trust it. The whole card is one link; `action` stays beside it. */
export const ItemCard = ({
  item,
  to,
  look = 'grid',
  veilAdult = false,
  priority,
  headingLevel: Heading = 'h3',
  action,
  onIntent,
  onClick,
}: ItemCardProps): ReactElement => (
  <article className={joinClasses(styles.card, styles[look])} onPointerEnter={onIntent} onFocus={onIntent}>
    <CardPicture item={item} look={look} veiled={Boolean(veilAdult && item.is_adult)} priority={priority} />
    <div className={styles.body}>
      <Heading className={styles.name}>
        <Link to={to} className={styles.link} onClick={onClick}>
          {item.name}
        </Link>
      </Heading>
      <CardPrice item={item} />
      <CardTrust item={item} />
      {look === 'compact' || !item.shop_location ? null : (
        <p className={styles.location}>{item.shop_location}</p>
      )}
      {look === 'compact' ? null : (
        <FlagRow className={styles.labels} flags={pickCardFlags(item, 'promotionLabel')} />
      )}
    </div>
    {action ? <div className={styles.action}>{action}</div> : null}
  </article>
);

const CardPrice = ({ item }: { readonly item: ItemCardData }): ReactElement => {
  const varied = item.price_min && item.price_max && item.price_max.amount > item.price_min.amount;
  return (
    <Price
      className={styles.price}
      price={varied && item.price_min ? item.price_min : item.price}
      priceMax={varied ? item.price_max : undefined}
      before={varied ? undefined : item.price_before_discount}
      discount={item.raw_discount}
    />
  );
};

/** Rating and how many were sold; a line of the same height when neither is known. */
const CardTrust = ({ item }: { readonly item: ItemCardData }): ReactElement => {
  const words = useWords();
  const short = useShortNumberText();
  const rating = item.item_rating?.rating_star ?? 0;
  const sold = item.historical_sold ?? 0;
  return (
    <p className={styles.trust}>
      {rating > 0 ? <RatingStars rating={rating} look="one" /> : null}
      {sold > 0 ? <span>{words('sold', { amount: short(sold) })}</span> : null}
    </p>
  );
};
