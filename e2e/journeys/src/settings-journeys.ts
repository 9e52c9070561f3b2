import { expect, test } from '@playwright/test';
import { confirmEmail } from './outbox.ts';
import { open, signIn, signUpByApi } from './shopping.ts';
import { marketOrigin } from './store.ts';

/** Settings: changed, persisted, and reverted with a link in a mail. */
export function settingsJourneys(): void {
  test('changes the language in the settings, and it stays', async ({ page }) => {
    await open(page, '/user/setting');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Language/ })
      .click();
    await page.getByRole('radio', { name: 'Bahasa Melayu' }).check({ force: true });
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bahasa', exact: true })).toBeVisible();
    await open(page, '/me/setting');
    await expect(page.getByRole('heading', { level: 1, name: 'Tetapan' })).toBeVisible();
  });

  test('subscribes to mails, and unsubscribes by the mail’s link without signing in', async ({ page }) => {
    await open(page, '/');
    // Only confirmed addresses get mails, one a day: each run needs its own member.
    const { email } = await signUpByApi(page.request);
    await confirmEmail(page, email);
    await open(page, '/user/setting/notification');
    const mails = page.getByRole('region', { name: 'Email' });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/notification_set'));
    await mails.getByRole('checkbox', { name: /^Offers and vouchers/ }).check({ force: true });
    await saved;
    await open(page, '/user/setting');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Emails/ })
      .click();
    await expect(page).toHaveURL('/user/settings/email');
    await expect(mails.getByRole('checkbox', { name: /^Offers and vouchers/ })).toBeChecked();
    await page.context().clearCookies();
    await open(page, '/__internal/outbox');
    const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: 'mailing list' });
    const link = await mail.getByRole('link').getAttribute('href');
    const { pathname, search } = new URL(link ?? '');
    await open(page, pathname + search);
    await expect(page.getByRole('checkbox', { name: /^Offers and vouchers/ })).toBeChecked();
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
    await expect(page.getByRole('button', { name: 'You’re unsubscribed from all' })).toBeDisabled();
    const tampered = await page.goto(`${pathname}${search.slice(0, -3)}AAA`);
    expect(tampered?.status()).toBe(410);
    await expect(page.getByRole('main')).toContainText('This link doesn’t work');
  });

  test('stores a mobile barcode for e-invoices, and shows an error for a wrong one', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, 'TW');
    await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
    await open(page, `${origin}/buyer/login?next=%2Fintegration%2Flink%2Fe-invoice`);
    await signIn(page);
    await expect(page).toHaveURL(`${origin}/integration/link/e-invoice`);
    await page.getByRole('radio', { name: /^Mobile barcode/ }).check({ force: true });
    await page.getByRole('textbox', { name: 'Code' }).fill('ABC123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main')).toContainText('This code is incorrect.');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('ABC123');
    await page.getByRole('textbox', { name: 'Code' }).fill('/abc+123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('/ABC+123');
  });
}
