import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { onceOnPhone, serverOnly } from './only-on.ts';
import { openFirstItem, signInByApi, whenReady } from './shopping.ts';
import { marketOrigin } from './store.ts';

/** Returns the path of a product on a rendered search page. */
async function findProductPath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/search?keyword=mango')).text();
  return /href="([^"]+-i\.\d+\.\d+)"/.exec(html)?.[1] ?? 'no product on the search page';
}

/** What a crawler gets: rendered HTML and the right status. */
export function renderingJourneys(): void {
  test('renders a product on the server: name, price, picture, title, canonical, JSON-LD', async ({
    request,
  }) => {
    const path = await findProductPath(request);
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    const jsonLd = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) =>
        JSON.parse(text ?? '{}') as { '@type': string; name: string; offers?: object; hasVariant?: object[] },
    );
    const product = jsonLd.find((one) => /^Product(Group)?$/.test(one['@type']));
    expect(product?.name).toBeTruthy();
    expect(product?.offers ?? product?.hasVariant).toBeTruthy();
    expect(html).toMatch(/<h1[^>]*>/);
    expect(html).toMatch(/\/api\/v4\/pictures\/[\w-]+_640\.webp/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain(`rel="canonical"`);
    expect(html).toMatch(/\$\d/);
  });

  test('preloads no script before the first paint', onceOnPhone, async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/<link rel="stylesheet"/);
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  });

  test('hydrates a page whose script could not be loaded at first', async ({ page }) => {
    let refusals = 0;
    let isBusy = true;
    await page.route('**/assets/*/entry-client-*.js', (route) => {
      if (!isBusy) return route.continue();
      refusals += 1;
      return route.fulfill({ status: 503, body: 'Service unavailable' });
    });
    await page.goto('/');
    // The preload and the import.
    await expect.poll(() => refusals).toBeGreaterThanOrEqual(2);
    isBusy = false;
    await whenReady(page);
  });

  test('carries out a press that came before the page was hydrated, once', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*/entry-client-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Singapore · English' }).click();
    const choice = page.getByRole('dialog');
    await expect(choice).toBeHidden();
    release();
    await whenReady(page);
    await expect(choice).toBeVisible();
  });

  test('shows the demo notice on every page, also after a navigation', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: 'This is a demo shop' });
    await expect(notice).toBeVisible();
    await whenReady(page);
    await openFirstItem(page);
    await expect(notice).toBeVisible();
    await page.goto('/no/such/page');
    await expect(notice).toBeVisible();
  });

  test('keeps the server’s HTML below a member’s product until the first interaction', async ({ page }) => {
    await signInByApi(page.request);
    const path = await findProductPath(page.request);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const reviews = await page.locator('#reviews').elementHandle();
    await whenReady(page);
    await page.waitForLoadState('networkidle');
    expect(await reviews?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('sends security headers', serverOnly, async ({ request }) => {
    const headers = (await request.get('/')).headers();
    expect(headers['content-security-policy']).toMatch(/script-src[^;]*'nonce-/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('uses a new nonce for every response', serverOnly, async ({ request }) => {
    const readNonce = async () =>
      /'nonce-([^']+)'/.exec((await request.get('/')).headers()['content-security-policy'] ?? '')?.[1];
    expect(await readNonce()).not.toBe(await readNonce());
  });

  for (const [market, language, currency] of [
    ['SG', 'en', 'SGD'],
    ['BR', 'pt-BR', 'BRL'],
    ['TH', 'th', 'THB'],
    ['PL', 'pl', 'PLN'],
  ] as const) {
    test(`${market} uses its own language and currency`, onceOnPhone, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ locale: language });
      const answer = await page.goto(marketOrigin(baseURL, market));
      const html = (await answer?.text()) ?? '';
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(currency);
      await page.close();
    });
  }
}
