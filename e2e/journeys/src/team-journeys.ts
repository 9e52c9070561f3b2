import { expect, test } from '@playwright/test';
import { portalOnPhone } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { orderFromSeller } from './order-from-seller.ts';
import { signUpByApi, whenReady } from './shopping.ts';

/** The team of a shop: who works for it, and what each role may do. */
export function teamJourneys(): void {
  test(
    'an owner invites a member, who ships an order, sees no income, and is refused once removed',
    portalOnPhone,
    async ({ page, browser }) => {
      await orderFromSeller(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const context = await browser.newContext();
      const signUp = await context.newPage();
      const member = await signUpByApi(signUp.request);
      await context.close();

      const owner = await openPortal(browser);
      const menu = owner.getByRole('navigation', { name: 'Seller Centre menu' });
      await menu.getByRole('link', { name: 'Team' }).click();
      await owner.getByLabel('Username or email address').fill(member.login);
      await owner.getByLabel('Role', { exact: true }).selectOption('Customer service');
      await owner.getByRole('button', { name: 'Send invitation' }).click();
      await expect(owner.getByRole('button', { name: `Withdraw: ${member.login}` })).toBeVisible();

      const portal = await openPortal(browser, { who: member, heading: 'You are invited' });
      await portal.getByRole('button', { name: 'Accept' }).click();
      await expect(portal.getByText('Your role: Customer service')).toBeVisible();
      const sections = portal.getByRole('navigation', { name: 'Seller Centre menu' }).getByRole('link');
      await expect(sections).toHaveText(['Orders', /^Notifications/, 'Chat']);
      await portal
        .getByRole('article', { name: title })
        .getByRole('link', { name: 'Ship this order' })
        .click();
      await portal.getByLabel('Carrier').fill('Singapore Post');
      await portal.getByLabel('Tracking number').fill('sp 8765 4321 sg');
      await portal.getByRole('button', { name: 'Confirm shipment' }).click();
      await expect(portal.getByText('SP87654321SG')).toBeVisible();
      await portal.goto(new URL('/portal/income', portal.url()).href);
      const refusal = portal.getByRole('heading', { level: 1, name: 'Your role does not include this page' });
      await expect(refusal).toBeVisible();

      await owner.reload();
      await whenReady(owner);
      await owner.getByRole('button', { name: `Remove: ${member.login}` }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(owner.getByRole('button', { name: `Remove: ${member.login}` })).toBeHidden();
      await portal.reload();
      await expect(
        portal.getByRole('heading', { level: 1, name: 'This account has no shop here' }),
      ).toBeVisible();
      await portal.context().close();
      await owner.context().close();
    },
  );
}
