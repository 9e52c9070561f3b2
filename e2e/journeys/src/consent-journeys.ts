import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { open } from './shopping.ts';
import { recordConsole, marketOrigin, setEnglish } from './store.ts';
import type { LayoutShiftSource } from './layout-shift-source.ts';

/** The one market that requires consent (doc1 §4). */
const market = 'BR';

const findBanner = (page: Page) => page.getByRole('region', { name: 'Your cookies, your choice' });

const statistics = (page: Page) => page.getByRole('checkbox', { name: /^Statistics/ });

/** The consent-mode commands for analytics storage. */
const googleCommands = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    return dataLayer
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, kind, values]) => `${kind} ${(values as Record<string, string>)['analytics_storage']}`);
  });

/** Layout shifts reported by the browser. */
const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const tell = (entries: PerformanceEntry[]) =>
          entries
            .flatMap((entry) => (entry as PerformanceEntry & { sources: LayoutShiftSource[] }).sources)
            .filter(
              ({ previousRect: from, currentRect: to }) => Math.hypot(to.x - from.x, to.y - from.y) >= 1,
            )
            .map(({ node, previousRect: from, currentRect: to }) =>
              [node?.textContent?.slice(0, 40), from.x, from.y, to.x, to.y].join(' '),
            );
        const observer = new PerformanceObserver((list) => resolve(tell(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(tell(observer.takeRecords()))));
      }),
  );

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Whether the server's HTML still asks for consent. */
const serverNeedsConsent = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await (await fetch('/')).text()).includes('"need_consent":true'));

/** Consent: accepted, rejected and withdrawn. */
export function consentJourneys(): void {
  test('rejecting disables analytics, deletes its cookies and hides the banner', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, market);
    await setEnglish(context, origin);
    await context.addCookies([{ name: '_ga', value: 'from-before', url: origin }]);
    const consoleMessages = recordConsole(page);
    await open(page, origin);
    expect(await serverNeedsConsent(page)).toBe(true);
    await expect(findBanner(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await findBanner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(findBanner(page)).toBeHidden();
    expect(await cookieNames(context)).toEqual(['consent', 'language']);
    expect(await googleCommands(page)).toEqual(['default denied', 'update denied']);
    expect(await serverNeedsConsent(page)).toBe(false);
    await open(page, origin);
    await expect.poll(() => googleCommands(page)).toEqual(['default denied', 'update denied']);
    expect(consoleMessages).toEqual([]);
  });

  test('accepting later in the settings updates other tabs and the page behind Back', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, market);
    await setEnglish(context, origin);
    await open(page, origin);
    await findBanner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(findBanner(page)).toBeHidden();
    const other = await context.newPage();
    await open(other, `${origin}/setting/cookie`);
    await expect(statistics(other)).not.toBeChecked();

    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await statistics(page).check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.getByText('Your choices are saved')).toBeVisible();
    await expect(statistics(other)).toBeChecked();
    expect((await googleCommands(page)).at(-1)).toBe('update granted');
    expect((await googleCommands(other)).at(-1)).toBe('update granted');

    await page.goBack();
    await page.waitForURL(`${origin}/`);
    await page.reload();
    await expect.poll(() => googleCommands(page)).toEqual(['default denied', 'update granted']);
  });

  test('shows no banner and sends no request where consent is not required', async ({ page, context }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/');
    expect(await serverNeedsConsent(page)).toBe(false);
    expect(requests.filter((url) => /cookie_|gtm/i.test(new URL(url).pathname))).toEqual([]);
    expect((await cookieNames(context)).filter((name) => name === 'consent')).toEqual([]);
  });
}
