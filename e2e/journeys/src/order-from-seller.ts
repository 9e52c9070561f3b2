import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addAddress } from './price-journeys.ts';
import { open, sameOrigin, signUpByApi } from './shopping.ts';
import { seller } from './store.ts';

type PricedPreview = { readonly total: object };
type Item = { readonly models?: readonly { readonly modelid: number; readonly stock: number }[] };

/** Signs up a buyer with an address. */
export async function signUpWithAddress(page: Page): Promise<void> {
  await signUpByApi(page.request);
  await addAddress(page);
}

type Card = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly can_use_cod: boolean;
  readonly is_adult: boolean;
  readonly is_on_flash_sale: boolean;
  readonly bundle_deal_info?: object;
};

type FoundItem = Pick<Card, 'shopid' | 'itemid' | 'name'> & {
  /** The quantity of it, as checkout takes it. */
  readonly purchase: string;
};

/** Finds an item of the test seller's shop that anyone can buy, cash on delivery, in a quantity, and that is as asked. */
export async function findItem(
  page: Page,
  quantity = 1,
  isRight: (card: Card) => boolean = () => true,
): Promise<FoundItem> {
  const { shop } = await callStore<{ shop: { shopid: number } }>(page, `shop/get?username=${seller.login}`);
  const { items } = await callStore<{ items: Card[] }>(
    page,
    `search/search_items?shop=${shop.shopid}&cod=true&in_stock=true&limit=60`,
  );
  for (const card of items) {
    const { shopid, itemid, name } = card;
    if (card.stock < quantity || !card.can_use_cod || card.is_adult || !isRight(card)) continue;
    const { models = [] } = await callStore<Item>(page, `item/get?shopid=${shopid}&itemid=${itemid}`);
    const model = models.find(({ stock }) => stock >= quantity);
    if (models.length > 0 && !model) continue;
    return { shopid, itemid, name, purchase: [shopid, itemid, model?.modelid ?? 0, quantity].join('.') };
  }
  throw new Error('The seller has no such item in stock that can be paid on delivery');
}

/** Finds one piece of an item of the test seller's shop that anyone can buy, cash on delivery, as checkout takes it. */
export const findPurchase = async (page: Page): Promise<string> => (await findItem(page)).purchase;

type PlacedOrder = { readonly checkoutid: number; readonly order_ids: readonly number[] };

/** Signs up a buyer who orders an item of the test seller's shop. */
export async function placeByApi(
  page: Page,
  payment_channel: 'cod' | 'card',
  quantity = 1,
): Promise<PlacedOrder> {
  await signUpWithAddress(page);
  const { purchase: buy } = await findItem(page, quantity);
  const { addresses } = await callStore<{ addresses: { id: number }[] }>(page, 'account/address/list');
  const { total } = await callStore<PricedPreview>(page, `checkout/preview?buy=${buy}`);
  const order = { address_id: addresses[0]?.id, payment_channel, seen_total: total, buy };
  return callStore(page, 'checkout/place_order', order);
}

/** Signs up a buyer who orders from the test seller's shop, cash on delivery; returns the order's page. */
export async function orderFromSeller(page: Page, quantity = 1): Promise<string> {
  const placed = await placeByApi(page, 'cod', quantity);
  const address = `/user/purchase/order/${placed.order_ids[0]}`;
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  return address;
}

/** Calls the store's API with the page's session. */
export async function callStore<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const url = `/api/v4/${path}`;
  const headers = { ...sameOrigin, 'idempotency-key': crypto.randomUUID() };
  const answer = await (data ? page.request.post(url, { data, headers }) : page.request.get(url));
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}
