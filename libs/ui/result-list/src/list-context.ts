import type { Market } from '@pasar/markets';
import type { Money } from '@pasar/money';
import type { Platform } from '@pasar/page-shell-rules';
import { createContext, use } from 'react';

/** The market, the platform and the formats of a list. */
export type ListContextValue = {
  readonly market: Pick<Market, 'currency' | 'cod' | 'installmentWhitelist'>;
  /** Mobile web is `rw`, desktop web `pc`. */
  readonly platform: Platform;
  readonly format: {
    readonly money: (value: Money) => string;
    readonly number: (value: number) => string;
  };
  /** Writes words in the page's language: `A, B and C`. */
  readonly listText: (words: readonly string[]) => string;
};

const Context = createContext<ListContextValue | null>(null);

export const ListContextProvider = Context;

/** Throws outside a `ResultList`. */
export function useListContext(): ListContextValue {
  const setting = use(Context);
  if (!setting) throw new Error('useListContext needs a ResultList');
  return setting;
}
