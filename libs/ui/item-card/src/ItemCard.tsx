import type { CardBadges } from '@pasar/badge-rules';
import {
  OriginalPrice,
  RatingStars,
  joinClasses,
  useMoneyText,
  useShortNumberText,
  useWords,
} from '@pasar/design-system';
import { itemKeyText } from '@pasar/item';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BadgeMarks } from './BadgeMarks.tsx';
import type { CardLayout } from './card-layouts.data.ts';
import { cardLayouts } from './card-layouts.data.ts';
import { isPriceRange, placeOriginalPrice } from './card-space.ts';
import type { OriginalPricePlace } from './card-space.ts';
import { AddButton } from './AddButton.tsx';
import { LikeButton } from './CardControls.tsx';
import { CardPicture } from './CardPicture.tsx';
import { useCardBadges } from './CardContextProvider.tsx';
import { CardPrice } from './CardPrice.tsx';
import { useViewedItem } from './card-viewer.ts';
import type { ItemCardData } from './item-card-data.ts';
import type { ItemCardProps } from './item-card-props.ts';
import styles from './ItemCard.module.css';

/** An item in a list: picture, name, price, rating and sales. The whole card is one link, with the controls beside it. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps): ReactElement {
  const { shop, cardSet = 'STANDARD', blurAdult = false, priority, onIntent } = props;
  const item = useViewedItem(props.item);
  const layout = cardLayouts[cardSet];
  const badges = useCardBadges(item, shop, cardSet);
  const isBlurred = Boolean(blurAdult && item.is_adult);
  const besideCart = layout.cart && item.stock > 0 && !isBlurred;
  const beforePlace = useBeforePlace(item, layout, besideCart);
  return (
    <article
      data-item={itemKeyText(item)}
      className={joinClasses(styles.card, styles[layout.shape], styles[layout.size])}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <CardPicture {...{ item, badges, layout, veiled: isBlurred, priority }} />
      <div className={styles.body}>
        <CardName {...props} lines={layout.nameLines} />
        <PriceRow {...{ item, badges, layout, besideCart, beforePlace }} />
        {layout.rating || layout.sold ? <CardTrust {...{ item, layout, beforePlace }} /> : null}
        {layout.foot ? <CardFoot item={item} badges={badges} /> : null}
        {layout.labels ? (
          <div className={styles.labels}>
            <BadgeMarks badges={badges.promotionLabel} item={item} />
          </div>
        ) : null}
      </div>
      <Controls {...props} />
    </article>
  );
});

const CardName = ({
  item,
  to,
  headingLevel: Heading = 'h3',
  onClick,
  lines,
}: ItemCardProps & { readonly lines: CardLayout['nameLines'] }): ReactElement => (
  <Heading className={joinClasses(styles.name, lines === 1 && styles.short)}>
    <Link to={to} onClick={onClick}>
      {item.name}
    </Link>
  </Heading>
);

/** Where the card shows the original price; undefined without one, and for a range of prices. */
function useBeforePlace(
  item: ItemCardData,
  layout: CardLayout,
  besideCart: boolean,
): OriginalPricePlace | undefined {
  const write = useMoneyText();
  const before = item.price_before_discount;
  if (!layout.before || !before || isPriceRange(item)) return undefined;
  return placeOriginalPrice({ price: write(item.price), before: write(before) }, layout, besideCart);
}

type RowProps = {
  readonly item: ItemCardData;
  readonly layout: CardLayout;
  readonly beforePlace: OriginalPricePlace | undefined;
};

type PriceRowProps = RowProps & { readonly badges: CardBadges; readonly besideCart: boolean };

/** The price, and the card set's cart button unless the item is sold out or veiled. */
function PriceRow({ item, badges, layout, besideCart, beforePlace }: PriceRowProps): ReactElement {
  const { iconInPrice } = badges;
  return (
    <div className={styles.price}>
      <CardPrice {...{ item, layout, besideCart, beforePlace }} signs={iconInPrice?.length ?? 0} />
      {iconInPrice?.length ? (
        <div className={joinClasses(styles.signs, beforePlace === 'if-room' ? undefined : styles.yielding)}>
          <BadgeMarks badges={iconInPrice} item={item} signs />
        </div>
      ) : null}
      {besideCart ? <AddButton item={item} /> : null}
    </div>
  );
}

/** Rating and number sold, after an original price that does not fit beside the price; empty without them. */
function CardTrust({ item, layout, beforePlace }: RowProps): ReactElement {
  const words = useWords();
  const short = useShortNumberText();
  const before = beforePlace === 'below' ? item.price_before_discount : null;
  const rating = layout.rating ? (item.item_rating?.rating_star ?? 0) : 0;
  const sold = layout.sold ? (item.historical_sold ?? 0) : 0;
  return (
    <p className={styles.trust}>
      {before ? <OriginalPrice price={before} /> : null}
      {rating > 0 ? <RatingStars rating={rating} look="one" /> : null}
      {sold > 0 ? <span>{words('sold', { count: sold, amount: short(sold) })}</span> : null}
    </p>
  );
}

/** The featured text, or else the shop's location; at the end the corner badge. */
const CardFoot = ({
  item,
  badges,
}: {
  readonly item: ItemCardData;
  readonly badges: CardBadges;
}): ReactElement => (
  <div className={styles.foot}>
    {badges.featureElement ? (
      <div className={styles.feature}>
        <BadgeMarks badges={badges.featureElement} item={item} />
      </div>
    ) : (
      <p>{item.shop_location}</p>
    )}
    {badges.bottomRight?.length ? (
      <div className={styles.end}>
        <BadgeMarks badges={badges.bottomRight} item={item} />
      </div>
    ) : null}
  </div>
);

function Controls({ item, liked = false, onLike, action }: ItemCardProps): ReactElement | null {
  if (!onLike && !action) return null;
  return (
    <div className={styles.controls}>
      {onLike ? <LikeButton name={item.name} liked={liked} onLike={onLike} /> : null}
      {action}
    </div>
  );
}
