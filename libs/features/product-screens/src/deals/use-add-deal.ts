import { buildAddToCart } from '@pasar/cart';
import type { BundleDealPage } from '@pasar/cart';
import { cartApi } from '@pasar/cart-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BasketLine } from './basket.ts';
import type { DealOffer } from './deal-offer.ts';

export type AddDeal = {
  readonly adding: boolean;
  /** Resolves to true once everything is in the cart. Where only members have a cart, redirects visitors to sign in, and back to the page. */
  readonly add: (lines: readonly BasketLine[]) => Promise<boolean>;
};

const bundleSource: BundleDealPage = 'pdp-section';

/**
 * Adds the main item and the selected ones to the cart; the main item goes first, since the deal requires it
 * in the cart.
 */
export function useAddDeal(item: ItemDetail, offer: DealOffer): AddDeal {
  const { t } = useTranslation('product-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { pathname, search } = useLocation();
  const [send] = cartApi.useAddToCartMutation();
  const [adding, setAdding] = useState(false);
  const busy = useRef(false);

  const deal = (itemid: number) =>
    offer.kind === 'bundle'
      ? { source: bundleSource }
      : {
          ...{ add_on_deal_id: offer.dealid, is_add_on_sub_item: itemid !== item.itemid },
          source: 'product-page',
        };

  const put = async (lines: readonly BasketLine[]): Promise<boolean> => {
    for (const line of lines) {
      const fields = { shopid: item.shopid, ...line, ...deal(line.itemid) };
      const { error } = await send(buildAddToCart(fields));
      if (error) {
        const messages = {
          fallbackMessage: t('msg_item_not_available'),
          noResponseMessage: t('no_connection'),
        };
        await showFailure({ call: 'add-to-cart', error, ...messages, next: pathname + search });
        return false;
      }
    }
    toast({ message: t('deal_added'), kind: 'success' });
    return true;
  };

  const add = async (lines: readonly BasketLine[]) => {
    if (busy.current) return false;
    busy.current = true;
    setAdding(true);
    return put(lines).finally(() => {
      busy.current = false;
      setAdding(false);
    });
  };

  return { adding, add };
}
