import { nextAddToCartState } from '@pasar/cart';
import { QuickAddProvider } from '@pasar/item-card';
import type { ItemCardData, QuickAdd } from '@pasar/item-card';
import { productPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  const { market, language } = useScreenContext();
  const navigate = useNavigate();
  const [item, setItem] = useState<ItemCardData>();
  const [Flow, setFlow] = useState<ComponentType<QuickAddFlowProps>>();
  const settle = () => setItem(undefined);

  const loadFlow = async ({ name, shopid, itemid }: ItemCardData) => {
    try {
      const { default: quickAdd } = await load();
      await loadNamespaces(texts, { market, language }, quickAdd.namespaces);
      setFlow(() => quickAdd.QuickAdd);
    } catch {
      settle();
      void navigate(productPath({ name, shopId: shopid, itemId: itemid }));
    }
  };
  const pressLatest = useRef<QuickAdd['press']>(() => undefined);
  useLayoutEffect(() => {
    pressLatest.current = (pressed) => {
      if (item) return;
      setItem(pressed);
      if (!Flow) void loadFlow(pressed);
    };
  });
  const adding = item && nextAddToCartState('pressed', true) === 'adding' ? item : undefined;
  // Keep the object stable while nothing is added: a changed context makes React replace HTML that is not
  // hydrated yet.
  const quickAdd = useMemo<QuickAdd>(
    () => ({ press: (pressed) => pressLatest.current(pressed), ...(adding && { adding }) }),
    [adding],
  );
  return (
    <QuickAddProvider value={quickAdd}>
      {children}
      {Flow ? <Flow item={item} onSettled={settle} /> : null}
    </QuickAddProvider>
  );
}
