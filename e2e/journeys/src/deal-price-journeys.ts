import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readCartSavings, toCents, toDollars } from './cart-savings.ts';
import { addAddress, readGoodsTotal } from './price-journeys.ts';
import { chooseOptions, open, openFirstItem, sameOrigin, signUpByApi } from './shopping.ts';
import { expectSameOnCard, pagePrice, readProductData, readShownPrice } from './shown-price.ts';

type Money = { readonly amount: number; readonly currency: string };
type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly is_on_flash_sale: boolean;
  readonly bundle_deal_info?: object;
  readonly add_on_deal_info?: object;
};
type Deals = {
  readonly bundle_deals: readonly { readonly min_quantity: number; readonly percent_off: number }[];
  readonly add_on_deals: readonly {
    readonly sub_type: number;
    readonly sub_items: readonly { readonly item: Item; readonly add_on_price: Money }[];
  }[];
};
type AddOn = { readonly item: Item; readonly price: Money };

const isPlain = ({ stock, model_count, is_adult, is_on_flash_sale }: Item): boolean =>
  stock > 5 && model_count === 0 && !is_adult && !is_on_flash_sale;

async function callStore<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(`/api/v4/${path}`);
  return ((await answer.json()) as { data: Data }).data;
}

const readDeals = (page: Page, { shopid, itemid }: Item): Promise<Deals> =>
  callStore(page, `item/deals?shopid=${shopid}&itemid=${itemid}`);

/** Returns what `find` gives for the first item for which it gives anything. */
async function findAmongItems<Found>(
  page: Page,
  find: (item: Item) => Promise<Found | undefined>,
): Promise<Found> {
  for (const sort of ['pop', 'sales', 'ctime', 'relevancy', 'price', 'discount']) {
    const { items } = await callStore<{ items: Item[] }>(
      page,
      `search/search_items?limit=60&sort_by=${sort}`,
    );
    for (const item of items.filter(isPlain)) {
      const found = await find(item);
      if (found) return found;
    }
  }
  throw new Error('The store has no such deal.');
}

async function addToCart(page: Page, { shopid, itemid }: Item, quantity: number): Promise<void> {
  const answer = await page.request.post('/api/v4/cart/add_to_cart', {
    data: { shopid, itemid, quantity, source: 'product-page', checkout: true },
    headers: sameOrigin,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();

/** Opens the cart and the checkout, whose totals of the goods must be the server's. */
async function expectSameTotals(page: Page): Promise<void> {
  const { total } = await readCartSavings(page);
  await expect(page.getByRole('complementary', { name: 'Total' })).toContainText(
    `Total before delivery ${toDollars(total)}`,
  );
  await page.getByRole('link', { name: /^Check out/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect.poll(() => readGoodsTotal(page)).toBe(total);
}

/** An add-on deal of one of some kinds: 1 gives a gift, 0 and 2 sell at a lower price. */
const findAddOn = (page: Page, subTypes: readonly number[]) =>
  findAmongItems(page, async (main) => {
    if (!main.add_on_deal_info) return undefined;
    const { add_on_deals } = await readDeals(page, main);
    const sub = add_on_deals
      .filter(({ sub_type }) => subTypes.includes(sub_type))
      .flatMap(({ sub_items }) => sub_items)
      .find(({ item }) => isPlain(item));
    return sub && { main, addOn: { item: sub.item, price: sub.add_on_price } satisfies AddOn };
  });

/** Deals of several items, of variants, and the flash sale from its own page: the same price in cart and checkout. */
export function dealPriceJourneys(): void {
  test('a bundle costs the same in cart and checkout', async ({ page }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    const { item, deal } = await findAmongItems(page, async (one) => {
      const [first] = one.bundle_deal_info ? (await readDeals(page, one)).bundle_deals : [];
      return first && first.min_quantity <= one.stock ? { item: one, deal: first } : undefined;
    });
    await addToCart(page, item, deal.min_quantity);
    await open(page, '/cart');
    await expect(rowOf(page, item.name)).toContainText('−$');
    await expectSameTotals(page);
    await expect(page.getByRole('main').getByText(/−\$/).first()).toBeVisible();
  });

  for (const [kind, subTypes] of [
    ['an add-on', [0, 2]],
    ['a gift', [1]],
  ] as const)
    test(`${kind} costs the same in cart and checkout`, async ({ page }) => {
      await signUpByApi(page.request);
      await addAddress(page);
      const { main, addOn } = await findAddOn(page, subTypes);
      await addToCart(page, main, 1);
      await addToCart(page, addOn.item, 1);
      const { shops } = await callStore<{
        shops: { lines: { itemid: number; subtotal: Money }[] }[];
      }>(page, 'cart/get');
      const line = shops.flatMap(({ lines }) => lines).find(({ itemid }) => itemid === addOn.item.itemid);
      expect(line?.subtotal).toEqual(addOn.price);
      await open(page, '/cart');
      await expect(rowOf(page, addOn.item.name)).toContainText('−$');
      await expectSameTotals(page);
    });

  test('a variant costs the same on its page, in cart and checkout', async ({ page }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    await open(page, '/search?keyword=shirt');
    const name = await openFirstItem(page);
    await page.reload();
    const { variesBy = [], hasVariant = [] } = await readProductData(page);
    expect(variesBy).toContain('https://schema.org/color');
    const [first, last] = [hasVariant[0], hasVariant.at(-1)];
    for (const variant of [first, last]) {
      const { pathname, search } = new URL(variant?.url ?? '');
      await open(page, pathname + search);
      const { price = '' } = await readShownPrice(pagePrice(page));
      expect(variant?.offers).toMatchObject({
        price: (toCents(price) / 100).toFixed(2),
        priceCurrency: 'SGD',
      });
    }
    await open(page, new URL(first?.url ?? '').pathname);
    await chooseOptions(page);
    const { percent: _, ...shown } = await readShownPrice(pagePrice(page));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await open(page, '/cart');
    expect(await readShownPrice(rowOf(page, name))).toEqual(shown);
    await expectSameTotals(page);
  });

  test('an item of the flash sale costs the same on the sale’s page, its own, in cart and checkout', async ({
    page,
  }) => {
    await signUpByApi(page.request);
    await addAddress(page);
    await open(page, '/flash_sale');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasNotText: 'Sold out' })
      .filter({ has: page.locator('a[href*="-i."]') })
      .first();
    const onCard = await readShownPrice(card);
    expect(toCents(onCard.price ?? '')).toBeGreaterThan(0);
    expect(toCents(onCard.before ?? '')).toBeGreaterThan(toCents(onCard.price ?? ''));
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    await chooseOptions(page);
    const shown = await readShownPrice(pagePrice(page));
    expectSameOnCard(onCard, shown);
    await page.reload();
    const { offers, hasVariant } = await readProductData(page);
    expect((offers ?? hasVariant?.[0]?.offers)?.price).toBe((toCents(shown.price ?? '') / 100).toFixed(2));
    await chooseOptions(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await open(page, '/cart');
    expect(await readShownPrice(rowOf(page, name))).toEqual({ price: shown.price, before: shown.before });
    await expectSameTotals(page);
  });
}
