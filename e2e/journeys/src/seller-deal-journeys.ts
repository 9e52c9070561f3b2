import { dayMs } from '@pasar/durations';
import { expect, test } from '@playwright/test';
import { portalOnDesktop } from './only-on.ts';
import { openPortal } from './open-portal.ts';
import { callStore, findItem, signUpWithAddress } from './order-from-seller.ts';
import { open, whenReady } from './shopping.ts';

type DealPreview = {
  readonly shops: readonly {
    readonly lines: readonly { readonly deal_label?: string; readonly deal_discount?: object }[];
  }[];
};
type ItemDeals = { readonly bundle_deals: readonly { readonly label: string }[] };

/** A seller’s deals, from the form to the checkout. */
export function sellerDealJourneys(): void {
  test(
    'a seller makes a bundle deal, a buyer gets its price, and the seller ends it',
    portalOnDesktop,
    async ({ page, browser }) => {
      const name = `Bundle ${Date.now()}`;
      await signUpWithAddress(page);
      const item = await findItem(
        page,
        2,
        ({ is_on_flash_sale, bundle_deal_info }) => !is_on_flash_sale && !bundle_deal_info,
      );
      const key = `shopid=${item.shopid}&itemid=${item.itemid}`;
      const portal = await openPortal(browser);
      const menu = portal.getByRole('navigation', { name: 'Seller Centre menu' });
      await menu.getByRole('link', { name: 'Deals' }).click();
      await portal.getByRole('link', { name: 'Create deal' }).click();
      await whenReady(portal);
      await portal.getByRole('button', { name: 'Save deal' }).click();
      await expect(portal.getByText('Enter a name.')).toBeVisible();
      await portal.getByLabel('Deal name').fill(name);
      await portal.getByLabel('Percentage off').fill('25');
      const end = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 16);
      await portal.getByLabel('End', { exact: true }).fill(end);
      const products = portal.getByRole('search', { name: 'Products of the bundle' });
      await products.getByRole('searchbox').fill(item.name.slice(0, 100));
      await products.getByRole('button', { name: 'Search' }).click();
      await products
        .getByRole('button', { name: `Choose ${item.name}`, exact: true })
        .first()
        .click();
      await portal.getByRole('button', { name: 'Save deal' }).click();
      const card = portal.getByRole('article', { name });
      await expect(card.getByText('Buy 2 or more: 25% off · Products: 1')).toBeVisible();

      const label = 'Any 2, save 25%';
      const deals = await callStore<ItemDeals>(page, `item/deals?${key}`);
      expect(deals.bundle_deals.map((deal) => deal.label)).toContain(label);
      await open(page, `/x-i.${item.shopid}.${item.itemid}`);
      await expect(page.getByText(label).first()).toBeVisible();
      const seen = async () => {
        const preview = await callStore<DealPreview>(page, `checkout/preview?buy=${item.purchase}`);
        return preview.shops[0]?.lines[0];
      };
      expect(await seen()).toMatchObject({ deal_label: label });

      await card.getByRole('button', { name: `End now: ${name}` }).click();
      await portal.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
      await expect(portal.getByText('Deal ended', { exact: true })).toBeVisible();
      expect((await seen())?.deal_label).toBeUndefined();
      await portal.context().close();
    },
  );
}
