import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { onceOnDesktop, onceOnPhone, portalOnDesktop } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { open, signInByApi, signUpByApi, whenReady } from './shopping.ts';

const seller = { login: 'selvi', password: 'pasar-seller-1' } as const;

/** Opens a page as another user. */
async function openAs(
  browser: Browser,
  who: { login: string; password: string },
  path: string,
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByApi(page.request, who);
  await open(page, path);
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Signs up a user without conversations; returns the username. */
async function signUpBuyer(page: Page): Promise<string> {
  return (await signUpByApi(page.request)).login;
}

/** A live chat between a buyer and a seller. */
export function chatJourneys(): void {
  test('chats with a shop about a product, and the seller answers at once', async ({ page, browser }) => {
    const username = await signUpBuyer(page);
    const shop = await findSellerShop(page);
    await open(page, `/chat?shopid=${shop}`);
    const question = `Is it in stock? ${crypto.randomUUID().slice(0, 8)}`;
    await say(page, question);
    await expect(page.getByRole('log')).toContainText(question);
    await expect(page.getByRole('log')).toContainText('Automatic reply');
    const shopkeeper = await openAs(browser, seller, '/chat');
    await shopkeeper.getByRole('main').getByRole('link', { name: username }).click();
    await expect(shopkeeper.getByRole('log')).toContainText(question);
    await say(shopkeeper, 'Yes, it ships today.');
    // Without a reload: the reply and the read receipt arrive automatically.
    await expect(page.getByRole('log')).toContainText('Yes, it ships today.');
    await say(page, 'Thank you!');
    await expect(shopkeeper.getByRole('log')).toContainText('Thank you!');
    await expect(page.getByRole('log')).toContainText('Seen');
    await shopkeeper.context().close();
  });

  test(
    'a seller opens the chat from the portal without signing in again',
    portalOnDesktop,
    async ({ browser }) => {
      const portal = await openPortal(browser);
      await portal.getByRole('link', { name: 'Chat', exact: true }).first().click();
      await expect(portal).toHaveURL(/\/\/seller\.[^/]+\/chat$/);
      await expect(portal.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      await portal.context().close();
    },
  );

  test('sends a message written offline exactly once after reconnecting', onceOnDesktop, async ({ page }) => {
    await signUpBuyer(page);
    const shop = await findSellerShop(page);
    await open(page, `/chat?shopid=${shop}`);
    await say(page, 'First');
    await expect(page.getByRole('log')).toContainText('Automatic reply');
    await page.context().setOffline(true);
    await say(page, 'Written on the train');
    await expect(page.getByRole('log').getByRole('alert')).toHaveText('Not sent. Check your connection.');
    await page.context().setOffline(false);
    // The restored connection also resends it, and may be faster than the button.
    const again = page.getByRole('log').getByRole('button', { name: 'Try again' });
    await again.click({ timeout: 2000 }).catch(() => undefined);
    await expect(page.getByRole('log').getByRole('alert')).toHaveCount(0);
    await page.reload();
    await whenReady(page);
    await expect(page.getByRole('log').getByText('Written on the train')).toHaveCount(1);
  });

  test(
    'gives the same response for somebody else’s conversation and a missing one',
    onceOnPhone,
    async ({ page }) => {
      await signUpBuyer(page);
      const answer = await page.goto('/chat?conversation=424242');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('We can’t find this conversation');
    },
  );
}

/** Returns the id of the test seller's shop in this market. */
async function findSellerShop(page: Page): Promise<number> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser.');
  const other = await context.newPage();
  await signInByApi(other.request, seller);
  const answer = await other.request.get('/api/v4/account/basic/get_account_info');
  const { data } = (await answer.json()) as { data: { shopid: number } };
  await context.close();
  return data.shopid;
}
