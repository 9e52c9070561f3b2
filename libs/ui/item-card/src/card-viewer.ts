import type { CardFacts } from '@pasar/badge-rules';
import { createContext, use, useEffect } from 'react';
import type { ItemCardData } from './item-card-data.ts';

type ItemKey = Pick<ItemCardData, 'shopid' | 'itemid'>;

/** What cards say to one shopper alone. Cards that everybody sees alike come without it; it is asked for after load. */
export type CardViewer = {
  /** Hears of each card that is shown, so that its labels can be asked for. */
  readonly watch: (item: ItemKey) => void;
  /** Undefined until they are known, and for a card that says nothing of its own. */
  readonly labelsOf: (item: ItemKey) => Partial<CardFacts> | undefined;
};

/** Undefined on the server, for visitors, and until the page is idle. */
const Context = createContext<CardViewer | undefined>(undefined);
export const CardViewerProvider = Context.Provider;

/** The item with what its card says to the shopper alone. */
export function useViewedItem(item: ItemCardData): ItemCardData {
  const viewer = use(Context);
  const watch = viewer?.watch;
  useEffect(() => watch?.(item), [watch, item]);
  const labels = viewer?.labelsOf(item);
  return labels ? { ...item, ...labels } : item;
}
