import type { Page } from '@playwright/test';
import type { ApiAddress } from './payment-markets.data.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly can_use_cod: boolean;
  readonly is_on_flash_sale: boolean;
  readonly price: { readonly amount: number };
};

/** Enough of each item for the total to qualify for installments. */
const pieces = 12;

/** Calls the API from a page of the store, since only browsers resolve the markets' hosts. */
async function callApi<Data>(page: Page, path: string, body?: object): Promise<Data> {
  const { status, text } = await page.evaluate(
    async ([url, payload]) => {
      const answer = await fetch(url ?? '', {
        ...(payload && { method: 'POST', headers: { 'content-type': 'application/json' }, body: payload }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    [`/api/v4/${path}`, body && JSON.stringify(body)] as const,
  );
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Which items to put into the cart. */
type ItemChoice = {
  readonly seller?: string;
  /** Further conditions of the search, such as `&cc_installment=true`. */
  readonly query?: string;
};

/**
 * Finds items without models and with high stock: those that allow cash on delivery first, then the most expensive, so that
 * installments are offered.
 */
async function findItems(page: Page, { seller, query = '' }: ItemChoice): Promise<readonly Item[]> {
  const { shop } = seller
    ? await callApi<{ shop: { shopid: number } }>(page, `shop/get?username=${seller}`)
    : { shop: undefined };
  const ofShop = shop ? `&shop=${shop.shopid}` : '';
  const { items } = await callApi<{ items: Item[] }>(
    page,
    `search/search_items?limit=60&sort_by=pop${ofShop}${query}`,
  );
  return items
    .filter((item) => item.stock > pieces && item.model_count === 0 && !item.is_adult)
    .filter(({ is_on_flash_sale }) => !is_on_flash_sale)
    .toSorted((one, other) => other.price.amount - one.price.amount)
    .toSorted((one, other) => Number(other.can_use_cod) - Number(one.can_use_cod));
}

export type TestShopper = {
  /** The name of the item of the first shop in the cart. */
  readonly name: string;
  readonly others: readonly string[];
  /** Adds one more of each item to the cart. */
  readonly addOneMore: () => Promise<void>;
};

/** Signs up a new shopper through the API, with an address and a cart with an item of each of several shops, or of a seller's. */
export async function prepareShopper(
  page: Page,
  origin: string,
  address: ApiAddress,
  { shops = 1, ...choice }: ItemChoice & { readonly shops?: number } = {},
): Promise<TestShopper> {
  // Any page of the market's host will do: this one is the lightest.
  await page.goto(`${origin}/robots.txt`);
  const username = `payer.${crypto.randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'a-basket-of-rambutan' };
  await callApi(page, 'account/signup', account);
  await callApi(page, 'account/address/add', address);
  const byShop = Map.groupBy(await findItems(page, choice), ({ shopid }) => shopid);
  const items = [...byShop.values()].flatMap(([item]) => item ?? []).slice(0, shops);
  if (items.length < shops) throw new Error('The store has too few items to pay for.');
  const addToCart = async (quantity: number) => {
    for (const { shopid, itemid } of items)
      await callApi(page, 'cart/add_to_cart', { shopid, itemid, quantity });
  };
  await addToCart(pieces);
  const [first, ...others] = items.map(({ name }) => name);
  return { name: first ?? '', others, addOneMore: () => addToCart(1) };
}
