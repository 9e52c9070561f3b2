import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, openFirstItem, sameOrigin, signInByApi } from './shopping.ts';

type Item = {
  readonly shopid: number;
  readonly itemid: number;
  readonly item_rating: { readonly rating_count: number };
};

async function findItem(page: Page, isWanted: (item: Item & { readonly stock: number }) => boolean) {
  const answer = await page.request.get('/api/v4/search/search_items?limit=60&sort_by=sales');
  const { data } = (await answer.json()) as { data: { items: (Item & { stock: number })[] } };
  const item = data.items.find(isWanted);
  if (!item) throw new Error('The store has no such item');
  return item;
}

/** Opens a product, scrolls to its reviews until it requests the member's votes, and returns the ratings voted for. */
async function openWithVotes(page: Page, address: string): Promise<readonly number[]> {
  let url: string | undefined;
  const request = page.waitForResponse('**/api/v4/item/review_votes*').then((answer) => {
    url = answer.url();
  });
  await open(page, address);
  // Scrolling before the page listens for it requests nothing.
  await expect
    .poll(async () => {
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 50);
      return url;
    })
    .toBeDefined();
  await request;
  const { pathname, search } = new URL(url ?? '');
  const answer = await page.request.get(`${pathname}${search}`, { headers: sameOrigin });
  const { data } = (await answer.json()) as { data: { ratingids: number[] } };
  return data.ratingids;
}

/** Asking and voting on questions, and back-in-stock notices. */
export function questionJourneys(): void {
  test('a member asks a question, reads it and deletes it', async ({ page }) => {
    await signInByApi(page.request);
    await open(page, '/search?keyword=basket');
    await openFirstItem(page);
    const questions = page.locator('#questions');
    await questions.scrollIntoViewIfNeeded();
    const text = `Does it fit in a locker (${crypto.randomUUID().slice(0, 8)})?`;
    await questions.getByLabel('Your question').fill('?');
    await questions.getByRole('button', { name: 'Ask question' }).click();
    await expect(questions.getByText('Write at least 4 characters.')).toBeVisible();
    await questions.getByLabel('Your question').fill(text);
    await questions.getByRole('button', { name: 'Ask question' }).click();
    const question = questions.getByRole('listitem').filter({ hasText: text });
    await expect(question).toBeVisible();
    await expect(questions.getByLabel('Your question')).toHaveValue('');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toBeHidden();
  });

  test('a visitor is asked to sign in before asking', async ({ page }) => {
    await open(page, '/search?keyword=basket');
    await openFirstItem(page);
    const { pathname } = new URL(page.url());
    await page.locator('#questions').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Sign in to ask a question' }).click();
    await page.waitForURL(/\/buyer\/login/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(pathname);
  });

  test('a member finds a review helpful, once', async ({ page }) => {
    await signInByApi(page.request);
    const { shopid, itemid } = await findItem(page, ({ item_rating }) => item_rating.rating_count > 0);
    const address = `/product/${shopid}/${itemid}`;
    const vote = page
      .locator('#reviews')
      .getByRole('button', { name: /^Helpful/ })
      .first();
    const before = (await openWithVotes(page, address)).length > 0;
    await expect(vote).toHaveAttribute('aria-pressed', String(before));
    const voted = page.waitForResponse('**/api/v4/item/review_vote');
    await vote.click();
    await expect(vote).toHaveAttribute('aria-pressed', String(!before));
    await voted;
    await openWithVotes(page, address);
    await expect(vote).toHaveAttribute('aria-pressed', String(!before));
  });

  test('a member subscribes to the stock alert of a sold-out model', async ({ page }) => {
    await signInByApi(page.request);
    const { shopid, itemid } = await findItem(page, ({ stock }) => stock === 0);
    await open(page, `/product/${shopid}/${itemid}`);
    await page.getByRole('button', { name: /Tell me when it’s back|Get an alert/ }).click();
    const choice = page.getByRole('dialog').getByRole('checkbox').first();
    await expect(choice).toBeEnabled();
    const wasChecked = await choice.isChecked();
    await choice.click({ force: true });
    await expect(choice).toBeChecked({ checked: !wasChecked });
    await expect(
      page.getByText(wasChecked ? 'Alert removed' : 'We’ll email you when it’s back'),
    ).toBeVisible();
    const answer = await page.request.get(`/api/v4/item/stock_alerts?shopid=${shopid}&itemid=${itemid}`, {
      headers: sameOrigin,
    });
    const { data } = (await answer.json()) as { data: { modelids: number[] } };
    expect(data.modelids.length > 0).toBe(!wasChecked);
  });
}
