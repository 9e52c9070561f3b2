import { expect, test } from '@playwright/test';
import { expectGoodPage } from './page-journeys.ts';
import { open, sameOrigin, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

const coinPages = {
  '/user/coin': 'My coins',
  '/coin-reward': 'Daily coins',
  '/coin-reward/history': 'Coins received',
  '/coin-reward/rules': 'How coins work',
} as const;

/** Coins: collected once a day, and listed in the history. */
export function coinJourneys(): void {
  test('coins of the day are collected once, and stand in the history', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await signUpByApi(page.request);
    await open(page, '/user');
    await page
      .getByRole('link', { name: /^My coins/ })
      .first()
      .click();
    await expect(page.getByText('No coins yet')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'My coins' });
    await tabs.getByRole('link', { name: 'Daily coins' }).click();
    await page.getByRole('button', { name: 'Collect 2 coins' }).click();
    await expect(page.getByText('2 coins collected')).toBeVisible();
    await expect(page.getByText('Collected. Come back tomorrow for more.')).toBeVisible();

    const again = await page.request.post('/api/v4/coin/check_in', { headers: sameOrigin, data: {} });
    expect(again.status()).toBe(200);
    await page.reload();
    await expect(page.getByText('Collected. Come back tomorrow for more.')).toBeVisible();
    await tabs.getByRole('link', { name: 'My coins' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('+2');
    for (const [path, title] of Object.entries(coinPages))
      await expectGoodPage(page, path, (tab) => expect(tab).toHaveTitle(title));
  });
}
