import { expect, test } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, serverOnly } from './only-on.ts';
import { expectGoodPage } from './page-journeys.ts';
import { open } from './shopping.ts';
import { recordConsole } from './store.ts';

const pages = {
  '/m/morning-market': 'The morning market is open – Pasar',
  '/p/make-it-home': 'Make it home – Pasar',
  '/p/shopping-guide': 'How to shop on Pasar – Pasar',
  '/l/brand/official-shops': 'Official shops – Pasar',
  '/broadcast/landing': 'Flash sale – Pasar',
  '/campaigns': 'Campaigns – Pasar',
  '/sclp/campaign/1': 'The morning market is open – Pasar',
} as const;

const missing = [
  '/m/none',
  '/p/none',
  '/l/brand/none',
  '/l/none/official-shops',
  '/scp/none/none',
  '/sclp/none/1',
];

/** Pages of the page builder, campaigns, and links to the app. */
export function marketingJourneys(): void {
  for (const [path, title] of Object.entries(pages)) {
    test(`${path}: has its title, sends no API call after load, logs nothing, is accessible`, async ({
      page,
    }) => {
      await expectGoodPage(page, path, (tab) => expect(tab).toHaveTitle(title));
    });
  }

  test('opens a campaign from the home page, then another from the list of campaigns', async ({ page }) => {
    const consoleMessages = recordConsole(page);
    await open(page, '/');
    await page.getByRole('link', { name: /The morning market is open/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The morning market is open');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await open(page, '/campaigns');
    await page.getByRole('link', { name: /Your supermarket/ }).click();
    await expect(page).toHaveURL(/\/sclp\/campaign\/4$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your supermarket');
    expect(consoleMessages).toEqual([]);
  });

  test('answers 404 for pages that do not exist', onceOnDesktop, async ({ request }) => {
    for (const path of missing) expect((await request.get(path)).status(), path).toBe(404);
  });

  test(
    'shows the plain microsite for one visit after a page could not be rendered',
    onceOnPhone,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'pb_fallback', value: '1', url: baseURL ?? '' }]);
      await open(page, '/m/morning-market');
      await expect(page.getByRole('heading', { name: 'Find what you need' })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('pb_fallback');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Vouchers for you' })).toBeVisible();
    },
  );

  test('a universal link leads nowhere else', serverOnly, async ({ request }) => {
    const follow = async (query: string) => {
      const answer = await request.get(`/universal-link?${query}`, { maxRedirects: 0 });
      return answer.headers()['location'];
    };
    expect(await follow('redir=https%3A%2F%2Fevil.example%2F')).toBe('/');
    expect(await follow('redir=javascript%3Aalert(1)')).toBe('/');
    expect(await follow('__deeplink__=%2F%2Fevil.example&deep_and_deferred=1')).not.toContain('evil');
  });
}
