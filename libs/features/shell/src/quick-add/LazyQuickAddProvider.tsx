import { useSession } from '@pasar/account-api';
import { nextAddToCartState } from '@pasar/cart';
import { QuickAddProvider } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen';
import type { Namespace } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadNamespaces } from '../texts/load-namespaces.ts';

export type QuickAddFlowProps = {
  /** What was pressed; undefined while nothing is. */
  readonly item: ItemCardData | undefined;
  /** It is in the cart, failed, or waits for a choice: the next press is welcome. */
  readonly onSettled: () => void;
};

/** What a press on a card's cart does, as an app hands it over: a chunk of its own. */
export type LoadQuickAdd = () => Promise<{
  readonly default: {
    readonly namespaces: readonly Namespace[];
    readonly QuickAdd: ComponentType<QuickAddFlowProps>;
  };
}>;

type Props = { readonly load: LoadQuickAdd; readonly texts: Texts; readonly children: ReactNode };

/**
 * Gives every card a cart; what a press does is brought at the first one. One press at a time: another while one is under
 * way does nothing. Without its chunk an item can still be bought on its page.
 *
 * @spec atc-spinner
 */
export function LazyQuickAddProvider({ load, texts, children }: Props) {
  const { language } = useScreenContext();
  const navigate = useNavigate();
  const { status } = useSession();
  const [item, setItem] = useState<ItemCardData>();
  const [Flow, setFlow] = useState<ComponentType<QuickAddFlowProps>>();
  const settle = () => setItem(undefined);

  const loadFlow = async ({ name, shopid, itemid }: ItemCardData) => {
    try {
      const { default: quickAdd } = await load();
      await loadNamespaces(texts, language, quickAdd.namespaces);
      setFlow(() => quickAdd.QuickAdd);
    } catch {
      settle();
      void navigate(productPath({ name, shopId: shopid, itemId: itemid }));
    }
  };
  const press = (pressed: ItemCardData) => {
    if (item) return;
    setItem(pressed);
    if (!Flow) void loadFlow(pressed);
  };
  const isAdding = item && nextAddToCartState('pressed', status !== 'not-logged-in') === 'adding';
  return (
    <QuickAddProvider value={{ press, ...(isAdding && { adding: item }) }}>
      {children}
      {Flow ? <Flow item={item} onSettled={settle} /> : null}
    </QuickAddProvider>
  );
}
