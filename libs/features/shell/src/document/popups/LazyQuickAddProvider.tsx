import { useSession } from '@pasar/account-api';
import { nextAddToCartState } from '@pasar/cart';
import { QuickAddProvider } from '@pasar/item-card';
import type { ItemCardData } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoadQuickAdd, QuickAddFlowProps } from '../../app/lazy-parts.ts';
import { loadNamespaces } from '../../page-loading/texts/load-namespaces.ts';

type Props = { readonly load: LoadQuickAdd; readonly texts: Texts; readonly children: ReactNode };

/**
 * Enables the add-to-cart button of cards; the flow is loaded on the first press. While one item is being added, further
 * presses are ignored. If the chunk fails to load, the product page opens instead.
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
