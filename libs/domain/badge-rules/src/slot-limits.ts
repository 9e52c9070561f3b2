import type { CardSlot, Manifest } from './badge.ts';
import { cardSets } from './card-set-ids.data.ts';

/**
 * Default maximum of badges per slot (doc2 §9); `featureElement` is unlimited.
 * @spec badge-slot-limits max-badges-image-flag max-badges-overlay-image max-badges-icon-in-price max-badges-promotion-label max-badges-top-right max-badges-bottom-right
 */
export const defaultSlotLimits: Readonly<Record<CardSlot, number>> = {
  imageFlag: 2,
  overlayImage: 1,
  iconInPrice: 2,
  promotionLabel: 2,
  topRight: 3,
  bottomRight: 1,
  featureElement: Number.POSITIVE_INFINITY,
};

/**
 * Maximum of image flags of each kind, alone and next to the other kind (amb-shop-image-flags).
 * @spec badge-shop-image-flags shop-image-flags-predefined shop-image-flags-custom shop-image-flags-both
 */
export const imageFlagLimits = {
  predefined: { alone: 2, both: 1 },
  custom: { alone: 1, both: 1 },
} as const;

/** Horizontal promotion, lite or not (amb-horizontal-promotion-set). @spec max-badges-horizontal-promotion-label */
const horizontalSets: readonly number[] = [cardSets.PROMOTION_HORIZONTAL, cardSets.LITE_HORIZONTAL_PROMOTION];
const horizontalPromotionLabels = 3;

const isLimit = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The limit of a slot: the manifest's, else the card set's, else the default (amb-max-badges-override). */
export const slotLimit = (slot: CardSlot, { maxBadges }: Manifest, cardSet?: number): number => {
  const own = typeof maxBadges === 'number' ? maxBadges : maxBadges?.[slot];
  if (isLimit(own)) return own;
  const horizontal = cardSet !== undefined && horizontalSets.includes(cardSet);
  return slot === 'promotionLabel' && horizontal ? horizontalPromotionLabels : defaultSlotLimits[slot];
};
