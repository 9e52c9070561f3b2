import type { BadgeName, CardContext, Manifest } from '@pasar/badge-rules';
import { badgeExamples, itemCardExamples } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';

/** A card context in which every badge the market knows may show; `changes` override it. */
export const createCardContext = (changes: Partial<CardContext> = {}): CardContext => {
  const market = changes.market ?? 'SG';
  return {
    market,
    path: '/search',
    toggles: ['s-mart-badge', 'flash-sale-badge', 'cod-badge'],
    installmentMarkets: [market],
    premiumLabels: { [market]: 900 },
    ...changes,
  };
};

/** The basic example with the fields that these badges require. */
export const itemWith = (badges: readonly BadgeName[]): ItemCardData => {
  const items = badges.map((name) => badgeExamples[name].item);
  const labels = items.flatMap(({ label_ids }) => label_ids ?? []);
  return { ...Object.assign({ ...itemCardExamples.plain }, ...items), label_ids: labels };
};

/** A manifest with one badge in one slot. */
export const onlyBadge = (slot: string, name: BadgeName): Manifest => ({
  slots: { [slot]: [{ name, is_predefined: true, id: 1 }] },
});
