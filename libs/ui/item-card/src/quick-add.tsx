import { createContext, use } from 'react';
import type { ItemCardData } from './item-card-data.ts';

/** Adds an item to the cart from its card. The shell provides it; without it, cards have no cart button. */
export type QuickAdd = {
  readonly press: (item: ItemCardData) => void;
  /** The item whose button shows a spinner. */
  readonly adding?: ItemCardData;
};

const Context = createContext<QuickAdd | undefined>(undefined);

/** Gives the cards below a cart button, where their card set has one. */
export const QuickAddProvider = Context.Provider;

/** The cart button of the cards below; undefined if they have none. */
export const useQuickAdd = (): QuickAdd | undefined => use(Context);
