import type { CardLayout } from './card-layouts.data.ts';
import type { ItemCardData } from './item-card-data.ts';

export type CardSpace = {
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
/** How much narrower a character of the struck-through price is. */
const beforeScale = 0.6;
/** Characters by which the two prices may exceed `smaller`: their points, commas and spaces are narrow. */
const narrowCharacters = 2;

export type CardSpaceUse = {
  /** The number of icons beside the price. */
  readonly signs?: number;
  /** Whether the cart button is beside the price. */
  readonly besideCart?: boolean;
};

/** The space for the price beside icons and the cart button. */
export function findCardSpace(
  size: CardLayout['size'],
  { signs = 0, besideCart = false }: CardSpaceUse,
): CardSpace {
  const { smaller, lowest } = spaceBySize[size][besideCart ? 'besideCart' : 'alone'];
  return { smaller: smaller - signs * signRoom.smaller, lowest: lowest - signs * signRoom.lowest };
}

/** Whether the card shows the lowest and the highest price of its models. */
export const isPriceRange = ({ price_min: low, price_max: high }: ItemCardData): boolean =>
  Boolean(low && high && high.amount > low.amount);

/** Whether a price and the struck-through original fit if there are no icons beside them. */
const doPricesFit = (price: string, before: string, size: CardLayout['size'], besideCart: boolean): boolean =>
  price.length + 1 + before.length * beforeScale <=
  findCardSpace(size, { besideCart }).smaller + narrowCharacters;

/**
 * Where a card shows the original price: beside the price, or below it before the rating and the number sold; `if-room` beside
 * the price and its icons on cards that are wider than the narrowest.
 */
export type OriginalPricePlace = 'beside' | 'below' | 'if-room';

type PriceTexts = { readonly price: string; readonly before: string };

/** The place of the original price: where the two do not fit, below if the card has a row for rating or sales. */
export function placeOriginalPrice(
  { price, before }: PriceTexts,
  { size, rating, sold }: Pick<CardLayout, 'size' | 'rating' | 'sold'>,
  besideCart: boolean,
): OriginalPricePlace {
  if (doPricesFit(price, before, size, besideCart)) return 'beside';
  return rating || sold ? 'below' : 'if-room';
}
