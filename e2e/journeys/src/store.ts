import type { BrowserContext, Page } from '@playwright/test';

/** The origin of a market's store: `http://br.localhost:4311`. Browsers resolve it to loopback; Node does not. */
export function marketOrigin(baseUrl: string | undefined, market: string): string {
  const { port } = new URL(baseUrl ?? 'http://localhost:4200');
  return `http://${market.toLowerCase()}.localhost:${port}`;
}

/** Sets the language to English, so that journeys work in any market. */
export async function setEnglish(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
}

/**
 * Overrides feature toggles in this browser: in its storage, from which every page takes them, and in the cookie by which the
 * server knows them before the first page has run. A live store ignores them.
 */
export async function overrideToggles(
  page: Page,
  origin: string,
  toggles: Readonly<Record<string, boolean>>,
): Promise<void> {
  const name = 'FEATURE_TOGGLE_OVERRIDE';
  const stored = JSON.stringify(toggles);
  // An open page that is still starting would remove a cookie that differs from its storage.
  if (page.url().startsWith(origin))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, stored] as const);
  await page.context().addCookies([{ name, value: encodeURIComponent(stored), url: origin }]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [name, stored] as const);
}

/** Rejects cookies whenever the banner is shown, since it covers the bottom of the page. */
export async function rejectCookiesWhenAsked(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Your cookies, your choice' });
  const refuse = question.getByRole('button', { name: 'Reject all' });
  // The banner may disappear with its page, and the next page shows it again; a dialog may cover it, which the journey closes.
  await page.addLocatorHandler(question, () => refuse.click({ timeout: 5000 }).catch(() => undefined), {
    noWaitAfter: true,
  });
}

/** The seed's buyer account, in every market. */
export const buyer = { login: 'budi', password: 'pasar-buyer-1' } as const;

/** The owner of the seed's shop with the same username. */
export const seller = { login: 'selvi', password: 'pasar-seller-1' } as const;

/** The seed's underage member, with an adult item in the cart in every market. */
export const minor = { login: 'dewi', password: 'pasar-minor-1' } as const;

/** The test runner's own warning: journeys run without the service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Records warnings and errors of the page in the console. */
export function recordConsole(page: Page): string[] {
  const output: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== workerBlocked) output.push(text);
  });
  page.on('pageerror', (error) => output.push(String(error)));
  return output;
}
