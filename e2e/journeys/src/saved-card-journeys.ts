import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paymentMarkets } from './payment-markets.data.ts';
import { payByCard } from './place-order.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { expectPaid } from './sandbox-bank.ts';
import { open } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

async function openCheckout(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Cards that are saved while paying. */
export function savedCardJourneys(): void {
  test('a card is saved while paying, pays the next order, and is removed', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, 'SG');
    const [{ address }] = paymentMarkets;
    await setEnglish(context, origin);
    await rejectCookiesWhenAsked(page);
    const { addOneMore } = await prepareShopper(page, origin, address);
    await openCheckout(page, origin);
    await payByCard(page, 'Approved', { save: true });
    await expectPaid(page);

    await addOneMore();
    await openCheckout(page, origin);
    await payByCard(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Visa •••• 4242/ })).toBeChecked();
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();
    await expectPaid(page);

    await open(page, `${origin}/user/account/payment`);
    const card = page.getByRole('article', { name: 'Visa •••• 4242' });
    await expect(card).toContainText('12/34');
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No saved cards')).toBeVisible();
  });
}
