import type { BadgeName, CardContext, Manifest } from '@pasar/badge-rules';
import { badgeExamples, itemCardExamples } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';

/** A place in which every badge may show that the market knows; what a story says of its own comes over it. */
export const openPlace = (place: Partial<CardContext> = {}): CardContext => {
  const market = place.market ?? 'SG';
  return {
    market,
    path: '/search',
    toggles: ['s-mart-badge', 'flash-sale-badge', 'cod-badge'],
    installmentMarkets: [market],
    premiumLabels: { [market]: 900 },
    ...place,
  };
};

/** The plain example with the fields that some badges ask for. */
export const itemWith = (badges: readonly BadgeName[]): ItemCardData => {
  const items = badges.map((name) => badgeExamples[name].item);
  const labels = items.flatMap(({ label_ids }) => label_ids ?? []);
  return { ...Object.assign({ ...itemCardExamples.plain }, ...items), label_ids: labels };
};

/** A badge alone in a slot. */
export const onlyBadge = (slot: string, name: BadgeName): Manifest => ({
  slots: { [slot]: [{ name, is_predefined: true, id: 1 }] },
});
