import type { CardFacts } from '@pasar/badge-rules';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { ItemCardData } from './item-card-data.ts';

type ItemKey = Pick<ItemCardData, 'shopid' | 'itemid'>;

/** What cards say to one shopper alone. Cards that everybody sees alike come without it; it is asked for after load. */
export type CardViewer = {
  /** Hears of each card that is shown, so that its labels can be asked for. */
  readonly watch: (item: ItemKey) => void;
  /** Undefined until they are known, and for a card that says nothing of its own. */
  readonly labelsOf: (item: ItemKey) => Partial<CardFacts> | undefined;
};

/**
 * The viewer of the cards below, which is known after load. The object stays the same: a context whose value changes makes React
 * replace what is not hydrated yet.
 */
export type CardViewerStore = {
  /** Undefined for visitors, and until the page is idle. */
  readonly read: () => CardViewer | undefined;
  readonly set: (viewer: CardViewer | undefined) => void;
  /** Calls `listener` after each change; returns how to end it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store without a viewer yet. */
export function createCardViewerStore(): CardViewerStore {
  const listeners = new Set<() => void>();
  let viewer: CardViewer | undefined;
  return {
    read: () => viewer,
    set: (next) => {
      viewer = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const Context = createContext(createCardViewerStore());
export const CardViewerProvider = Context.Provider;

const readOnServer = () => undefined;

/** The item with what its card says to the shopper alone. */
export function useViewedItem(item: ItemCardData): ItemCardData {
  const { subscribe, read } = use(Context);
  const viewer = useSyncExternalStore(subscribe, read, readOnServer);
  const watch = viewer?.watch;
  useEffect(() => watch?.(item), [watch, item]);
  const labels = viewer?.labelsOf(item);
  return labels ? { ...item, ...labels } : item;
}
