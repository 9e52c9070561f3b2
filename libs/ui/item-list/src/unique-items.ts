import { itemKeyText } from '@pasar/item';
import type { ItemKey } from '@pasar/item';

/** Drops duplicates: a list that changes between pages may return an item twice. */
export function uniqueItems<Item extends ItemKey>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(itemKeyText(item)) && seen.add(itemKeyText(item)));
}
