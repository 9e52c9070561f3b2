import { expect, test } from '@playwright/test';
import { open, signUpByApi } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

/** The groups that the store puts a member in. */
export function groupJourneys(): void {
  test('a member sees why the store personalises, and stops it', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await signUpByApi(page.request);
    await open(page, '/user/account');
    await page.getByRole('link', { name: 'My groups' }).click();
    await expect(page).toHaveURL(/\/user\/groups$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My groups' })).toBeVisible();
    const group = page.getByRole('article', { name: 'Personalised shopping' });
    await expect(group).toContainText('Because you haven’t objected.');
    await group.getByRole('button', { name: 'Stop personalising' }).click();
    await group.getByRole('button', { name: 'Stop personalising' }).click();
    await expect(page.getByText('You’ve left “Personalised shopping”.')).toBeVisible();
    await expect(page.getByText('You’re in no group')).toBeVisible();
    await open(page, '/user/setting/privacy');
    await expect(page.getByRole('checkbox', { name: /^Use my data/ })).not.toBeChecked();
  });

  test('a visitor who is not signed in is asked to, and comes back to the groups', async ({ page }) => {
    await rejectCookiesWhenAsked(page);
    await open(page, '/user/groups');
    await expect(page).toHaveURL(/\/buyer\/login\?next=%2Fuser%2Fgroups/);
  });
}
