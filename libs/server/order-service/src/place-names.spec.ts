import type { CheckoutPreview, Order } from '@pasar/order-contract';
import { beforeEach, expect, it } from 'vitest';
import { buyer, data } from './testing/after-sale-store.ts';
import { setUpBranchStore } from './testing/branch-store.ts';

const { call, db, server } = setUpBranchStore();

type Place = { readonly arrives?: { readonly place?: string } };
type Cart = { readonly shops: readonly { readonly delivery?: Place }[] };

beforeEach(async () => {
  await db().updateTable('address').set({ city: '', state: '台北市' }).where('user_id', '=', buyer).execute();
  await server().fill(buyer, [{ shopid: 1, itemid: 11, quantity: 1 }]);
});

it('names a destination in the page’s language on the cart, the checkout and the order alike', async () => {
  const read = (path: string, language: string) =>
    call(buyer, path, undefined, { cookie: `__Host-session=${buyer}; language=${language}` });
  const placesIn = async (order_id: number, language: string) => {
    const cart = data<Cart>(await read('cart/get', language));
    const preview = data<CheckoutPreview>(await read('checkout/preview?buy=1.11.0.1', language));
    const order = data<Order>(await read(`order/detail?order_id=${order_id}`, language));
    return [cart.shops[0]?.delivery, preview.shops[0]?.delivery_options[0], order.delivery].map(
      (each) => (each as Place | undefined)?.arrives?.place,
    );
  };
  const placed = data<{ order_ids: [number] }>(await server().order(buyer, 'named', { buy: '1.11.0.1' }));
  expect(await placesIn(placed.order_ids[0], 'en')).toEqual(['Taipei City', 'Taipei City', 'Taipei City']);
  expect(await placesIn(placed.order_ids[0], 'zh-Hant')).toEqual(['台北市', '台北市', '台北市']);
});
