import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open, signUpByApi } from './shopping.ts';

type Item = {
  readonly name: string;
  readonly stock: number;
  readonly model_count: number;
  readonly is_adult: boolean;
};

/** Opens a search that contains a matching item; returns its card. */
async function openList(page: Page, isWanted: (item: Item) => boolean): Promise<Locator> {
  const answer = await page.request.get('/api/v4/search/search_items?limit=20&sort_by=sales');
  const { data } = (await answer.json()) as { data: { items: Item[] } };
  const item = data.items.find((one) => one.stock > 5 && !one.is_adult && isWanted(one));
  if (!item) throw new Error('The store has no such item.');
  await open(page, `/search?keyword=${encodeURIComponent(item.name)}`);
  return findCard(page, item.name);
}

const findCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();

const addButton = (card: Locator): Locator => card.getByRole('button', { name: /^Add .* to cart$/ });

const hasNoModels = ({ model_count }: Item): boolean => model_count === 0;
const hasModels = ({ model_count }: Item): boolean => model_count > 1;

/** Adding to the cart from a card. */
export function quickAddJourneys(): void {
  test('adds an item without models from its card, without leaving the list', async ({ page }) => {
    await signUpByApi(page.request);
    const card = await openList(page, hasNoModels);
    const list = page.url();
    await addButton(card).click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart.*1/ }).first()).toBeVisible();
    expect(page.url()).toBe(list);
    const name = (await card.getByRole('link').first().innerText()).trim();
    await open(page, '/cart');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });

  test('asks for the model in a drawer', async ({ page }) => {
    await signUpByApi(page.request);
    const card = await openList(page, hasModels);
    await addButton(card).click();
    const drawer = page.getByRole('dialog', { name: 'Choose options' });
    await expect(drawer.getByRole('radio').first()).toBeAttached();
    for (const group of await drawer
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await group.getByRole('radio', { disabled: false }).first().check({ force: true });
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('shows why an item cannot be added, and allows another try', async ({ page }) => {
    await signUpByApi(page.request);
    const card = await openList(page, hasNoModels);
    const body = { error: 15020011, error_msg: 'The deal is over' };
    await page.route('**/api/v4/cart/add_to_cart', (route) => route.fulfill({ status: 409, json: body }));
    await addButton(card).click();
    await expect(page.getByText('The deal is over')).toBeVisible();
    await page.unroute('**/api/v4/cart/add_to_cart');
    await addButton(card).click();
    await expect(page.getByText('Added to cart')).toBeVisible();
  });
}
