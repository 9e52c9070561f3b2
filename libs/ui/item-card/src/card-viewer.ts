import type { CardFacts } from '@pasar/badge-rules';
import type { ItemKey } from '@pasar/item';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { ItemCardData } from './item-card-data.ts';

/** What cards show to one shopper only. Shared pages are rendered without it; it is fetched after load. */
export type CardViewer = {
  /** Called for each card that is shown, so that its labels can be fetched. */
  readonly watch: (item: ItemKey) => void;
  /** Undefined until they are known, and for a card without personal labels. */
  readonly labelsOf: (item: ItemKey) => Partial<CardFacts> | undefined;
};

/**
 * Holds the viewer of the cards below, which is known after load. The object is stable: a changed context
 * value makes React replace what is not hydrated yet.
 */
export type CardViewerStore = {
  /** Undefined for visitors, and until the page is idle. */
  readonly read: () => CardViewer | undefined;
  readonly set: (viewer: CardViewer | undefined) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a store without a viewer. */
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

/** The item merged with its personal labels. */
export function useViewedItem(item: ItemCardData): ItemCardData {
  const { subscribe, read } = use(Context);
  const viewer = useSyncExternalStore(subscribe, read, readOnServer);
  const watch = viewer?.watch;
  useEffect(() => watch?.(item), [watch, item]);
  const labels = viewer?.labelsOf(item);
  return labels ? { ...item, ...labels } : item;
}
