import { expect, test } from '@playwright/test';
import { onlyOn } from './only-on.ts';
import { marketOrigin, rejectCookiesWhenAsked } from './store.ts';

const phonesOnly = onlyOn('mobile-web', 'Only mobile web has a service worker.');

/** Pages that are opened without a connection. */
export function offlineJourneys(): void {
  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      'a page without a connection says so, and loads once the connection is back',
      phonesOnly,
      async ({ page, context, baseURL }) => {
        const origin = marketOrigin(baseURL, 'PL');
        await context.addCookies([{ name: 'language', value: 'pl', url: origin }]);
        await rejectCookiesWhenAsked(page);
        await page.goto(origin);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await context.setOffline(true);
        await page.goto(`${origin}/cart`);
        await expect(page.getByRole('heading', { level: 1, name: 'Jesteś offline' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible();
      },
    );
  });
}
