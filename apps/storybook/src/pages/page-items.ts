import { itemCardExamples } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';

const examples: readonly ItemCardData[] = Object.values(itemCardExamples);

/** A page of items: the card examples, twice. */
export const pageItems: readonly ItemCardData[] = [0, 1].flatMap((round) =>
  examples.map((item) => ({ ...item, itemid: item.itemid + round * 100 })),
);
