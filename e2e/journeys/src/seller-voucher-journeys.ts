import { dayMs } from '@pasar/durations';
import { expect, test } from '@playwright/test';
import { portalOnPhone } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { callStore, findPurchase, signUpWithAddress } from './order-from-seller.ts';
import { open, whenReady } from './shopping.ts';
import { seller } from './store.ts';

type VoucherPreview = {
  readonly vouchers: readonly { readonly code: string; readonly applies: boolean; readonly label: string }[];
};

/** A seller’s vouchers, from the form to the checkout. */
export function sellerVoucherJourneys(): void {
  test(
    'a seller makes a voucher, a buyer claims it on the shop page and uses it, and the seller ends it',
    portalOnPhone,
    async ({ page, browser }) => {
      const now = Date.now();
      const code = `JOY${now}`;
      // Tells this voucher from one that an earlier try has left on the shop page.
      const percent = 11 + (now % 60);
      const portal = await openPortal(browser);
      await portal.getByRole('link', { name: 'Vouchers' }).click();
      await portal.getByRole('link', { name: 'Create voucher' }).click();
      await whenReady(portal);
      await portal.getByRole('button', { name: 'Save voucher' }).click();
      await expect(portal.getByText('Enter a name.')).toBeVisible();
      await portal.getByLabel('Voucher name').fill('Thank you');
      await portal.getByLabel('Voucher code').fill(code.toLowerCase());
      await portal.getByRole('textbox', { name: 'Percentage' }).fill(String(percent));
      await portal.getByLabel('Total uses').fill('10');
      // The first to end comes first on the shop page.
      const end = new Date(now + 2 * dayMs).toISOString().slice(0, 16);
      await portal.getByLabel('End', { exact: true }).fill(end);
      await portal.getByRole('button', { name: 'Save voucher' }).click();
      const card = portal.getByRole('article', { name: code });
      await expect(card.getByText('Used: 0 of 10 · Claimed: 0')).toBeVisible();

      await signUpWithAddress(page);
      const label = `−${percent}%`;
      const tickets = page.getByRole('list', { name: 'Shop vouchers' });
      const claim = tickets.getByRole('button', { name: `Claim voucher: ${label}` });
      // Visitors share a shop's page for up to a minute.
      await expect(async () => {
        await open(page, `/${seller.login}`);
        await expect(claim).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 75_000 });
      await claim.click();
      await expect(tickets.getByRole('link', { name: `Use voucher: ${label}` })).toBeVisible();
      const buy = await findPurchase(page);
      const seen = async () => {
        const { vouchers } = await callStore<VoucherPreview>(
          page,
          `checkout/preview?buy=${buy}&vouchers=${code}`,
        );
        return vouchers.find((voucher) => voucher.code === code);
      };
      expect(await seen()).toMatchObject({ applies: true, label });

      await portal.reload();
      await whenReady(portal);
      await expect(card.getByText('Used: 0 of 10 · Claimed: 1')).toBeVisible();
      await card.getByRole('button', { name: `End now: ${code}` }).click();
      await portal.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
      await expect(portal.getByText('Voucher ended', { exact: true })).toBeVisible();
      expect(await seen()).toMatchObject({ applies: false, reason: 'expired' });
      await portal.context().close();
    },
  );
}
