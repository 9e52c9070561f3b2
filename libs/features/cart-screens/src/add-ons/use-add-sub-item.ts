import { cartApi } from '@pasar/cart-api';
import { useShowFailure, useToast } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

type SubItem = { readonly shopid: number; readonly itemid: number; readonly name: string };

/** Adds a piece of a sub item at the deal's price. A refusal says why: the deal has ended, or covers no more pieces. */
export function useAddSubItem(dealid: number, { shopid, itemid, name }: SubItem) {
  const { t } = useTranslation('cart-screens');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [send, { isLoading }] = cartApi.useAddToCartMutation();
  const add = async (modelid?: number): Promise<void> => {
    const deal = { add_on_deal_id: dealid, is_add_on_sub_item: true, source: 'cart' };
    const { error } = await send({ shopid, itemid, ...(modelid && { modelid }), quantity: 1, ...deal });
    if (error) await showFailure({ call: 'add-to-cart', error, fallbackMessage: t('change_failed') });
    else toast({ message: t('add_on_added', { name }), kind: 'success' });
  };
  return { isAdding: isLoading, add: (modelid?: number) => void add(modelid) };
}
