import type { BrowserContext, Page } from '@playwright/test';

/** Market by market, the store of the run: `http://br.localhost:4311`. Browsers know that this is loopback; Node does not. */
export function marketOrigin(baseUrl: string | undefined, market: string): string {
  const { port } = new URL(baseUrl ?? 'http://localhost:4200');
  return `http://${market.toLowerCase()}.localhost:${port}`;
}

/** Lets a shopper read English in any market, so that one journey speaks for all. */
export async function readEnglish(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
}

/** Answers the question for cookies where a market asks it, whenever it comes up: it lies over the page's end. */
export async function refuseCookiesWhenAsked(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Your cookies, your choice' });
  const refuse = question.getByRole('button', { name: 'Reject all' });
  // It may go with its page before it is answered: then the next page asks.
  await page.addLocatorHandler(question, () => refuse.click({ timeout: 5000 }).catch(() => undefined));
}

/** What the seed has in every market. */
export const buyer = { login: 'budi', password: 'pasar-buyer-1' } as const;

/** Everything that a page says on its console besides what is meant for developers. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}
