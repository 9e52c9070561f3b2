import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { onceOnPhone, onlyOn } from './only-on.ts';
import { open, sameOrigin, signUpByApi } from './shopping.ts';

type Key = { readonly shopid: number; readonly itemid: number };
type Model = { readonly modelid: number; readonly name: string; readonly stock: number };
type Item = Key & { readonly name: string; readonly models: readonly Model[] };

async function read<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(`/api/v4/${path}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Finds an item of which at least two variants are in stock. */
async function findItemWithModels(page: Page): Promise<Item> {
  const { items } = await read<{ items: (Key & { model_count: number; is_adult: boolean })[] }>(
    page,
    'search/search_items?limit=60&sort_by=sales',
  );
  for (const { shopid, itemid } of items.filter((item) => item.model_count > 1 && !item.is_adult)) {
    const item = await read<Item>(page, `item/get?shopid=${shopid}&itemid=${itemid}`);
    if (item.models.filter(({ stock }) => stock > 3).length > 1) return item;
  }
  throw new Error('The store has no such item.');
}

async function addToCart(page: Page, body: Key & { modelid?: number; quantity: number }): Promise<void> {
  const answer = await page.request.post('/api/v4/cart/add_to_cart', { data: body, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

type Card = {
  readonly model_count: number;
  readonly is_adult: boolean;
  readonly add_on_deal_info?: { readonly sub_type: number };
};

const main = (page: Page) => page.getByRole('main');

/** Signs up a member with a variant in the cart; returns it and another that is in stock. */
async function openCartWithModel(page: Page) {
  await signUpByApi(page.request);
  const item = await findItemWithModels(page);
  const [first, second] = item.models.filter(({ stock }) => stock > 3);
  if (!first || !second) throw new Error('The item has no two variants in stock.');
  const { shopid, itemid } = item;
  await addToCart(page, { shopid, itemid, modelid: first.modelid, quantity: 2 });
  return { item, first, second };
}

type Deals = {
  readonly add_on_deals: readonly {
    sub_type: number;
    sub_items: readonly { item: { name: string; model_count: number; is_adult: boolean } }[];
  }[];
};

/** The type of add-on deals whose sub items are free. */
const freeGift = 1;

/** The name of a gift without variants that an item comes with; undefined if it has none. */
async function findGift(page: Page, { shopid, itemid }: Key): Promise<string | undefined> {
  const { add_on_deals } = await read<Deals>(page, `item/deals?shopid=${shopid}&itemid=${itemid}`);
  const gifts = add_on_deals.find(({ sub_type }) => sub_type === freeGift)?.sub_items ?? [];
  return gifts.find(({ item }) => item.model_count === 0 && !item.is_adult)?.item.name;
}

/** Finds an item without variants that comes with a gift. */
async function findItemWithGift(page: Page): Promise<Key & { readonly gift: string }> {
  const search = 'search/search_items?limit=60&sort_by=pop&in_stock=true';
  let cursor = '';
  do {
    const found = await read<{ items: (Key & Card)[]; next?: string }>(page, search + cursor);
    const suitable = found.items.filter(
      (card) => card.add_on_deal_info?.sub_type === freeGift && card.model_count === 0 && !card.is_adult,
    );
    for (const { shopid, itemid } of suitable) {
      const gift = await findGift(page, { shopid, itemid });
      if (gift !== undefined) return { shopid, itemid, gift };
    }
    cursor = found.next === undefined ? '' : `&cursor=${encodeURIComponent(found.next)}`;
  } while (cursor !== '');
  throw new Error('The store has no such item.');
}

const variantButton = (page: Page, { name }: Item, variant: Model) =>
  main(page).getByRole('button', { name: `${variant.name}, change the variant of ${name}` });

/** On how many lines the page shows the end of a text, from `start`. */
const countLines = (text: Locator, start: string): Promise<number> =>
  text.evaluate((element, from) => {
    const node = element.firstChild;
    const offset = node?.textContent?.indexOf(from) ?? -1;
    if (!node || offset < 0) return 0;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEndAfter(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }, start);

/** The cart after something has been added to it. */
export function cartJourneys(): void {
  test('changes the variation of a cart line in place, and merges it into another line', async ({ page }) => {
    const { item, first, second } = await openCartWithModel(page);
    const { shopid, itemid } = item;
    await open(page, '/cart');
    await variantButton(page, item, first).click();
    const drawer = page.getByRole('dialog', { name: 'Choose another variant' });
    await drawer.getByRole('radio', { name: second.name }).check({ force: true });
    await drawer.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText(`Changed to ${second.name}.`)).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(variantButton(page, item, second)).toBeFocused();

    await addToCart(page, { shopid, itemid, modelid: first.modelid, quantity: 1 });
    await open(page, '/cart');
    await variantButton(page, item, first).click();
    await drawer.getByRole('radio', { name: second.name }).check({ force: true });
    await drawer.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(drawer).toBeHidden();
    const quantities = main(page).getByRole('textbox', { name: 'Quantity' });
    await expect(quantities).toHaveCount(1);
    await expect(quantities).toHaveValue('3');
    await open(page, '/cart');
    await expect(quantities).toHaveValue('3');
  });

  test('says that an item has been removed on another device', onceOnPhone, async ({ page }) => {
    const { item, first } = await openCartWithModel(page);
    const { shopid, itemid } = item;
    await open(page, '/cart');
    const lines = [{ shopid, itemid, modelid: first.modelid }];
    const answer = await page.request.post('/api/v4/cart/remove', { data: { lines }, headers: sameOrigin });
    expect(answer.status()).toBe(200);
    await main(page).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByText('This item is no longer in your cart.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test(
    'does not break the name of the total inside a Chinese word',
    onlyOn('mobile-web', 'On desktop the total has a line of its own.'),
    async ({ page, context, baseURL }) => {
      await openCartWithModel(page);
      await context.addCookies([{ name: 'language', value: 'zh-Hans', url: baseURL ?? '' }]);
      await open(page, '/cart');
      const name = page.getByText('合计（不含运费）', { exact: true });
      await expect(name).toBeVisible();
      expect(await countLines(name, '（')).toBe(1);
    },
  );

  test('chooses a gift for an item in the cart', async ({ page }) => {
    await signUpByApi(page.request);
    const { gift, ...item } = await findItemWithGift(page);
    await addToCart(page, { ...item, quantity: 1 });
    await open(page, '/cart');
    await main(page)
      .getByRole('button', { name: /^Choose gift: / })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Choose gift' });
    await drawer.getByRole('button', { name: `Add: ${gift}` }).click();
    await expect(page.getByText(`${gift} added to cart`)).toBeVisible();
    await page.keyboard.press('Escape');
    const line = main(page).getByRole('listitem').filter({ hasText: gift });
    await expect(line.getByText('Free gift', { exact: true })).toBeVisible();
  });

  test('saves a cart line for later, and moves it back', async ({ page }) => {
    const { item, first } = await openCartWithModel(page);
    await open(page, '/cart');
    await main(page)
      .getByRole('button', { name: `Save ${item.name} for later` })
      .click();
    const saved = main(page).getByRole('region', { name: 'Saved for later (1)' });
    await expect(saved.getByText(first.name)).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    // It is stored on the server.
    await open(page, '/cart');
    await saved.getByRole('button', { name: `Remove ${item.name} from saved for later` }).click();
    await expect(saved).toBeHidden();
    await main(page).getByRole('button', { name: 'Undo' }).click();
    await saved.getByRole('button', { name: `Move to cart: ${item.name}` }).click();
    await expect(main(page).getByRole('textbox')).toHaveValue('2');
    await expect(saved).toBeHidden();
  });

  test('recommends items below the cart lines', async ({ page }) => {
    await openCartWithModel(page);
    await open(page, '/cart');
    await page.mouse.wheel(0, 400);
    const recommended = main(page).getByRole('heading', { name: 'Recommended for your cart' });
    await expect(recommended).toBeVisible();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
}
