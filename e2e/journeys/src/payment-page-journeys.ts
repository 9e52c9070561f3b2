import { expect, test } from '@playwright/test';
import { onlyOn } from './only-on.ts';
import { placeByApi } from './order-from-seller.ts';
import { open, signUpByApi, whenReady } from './shopping.ts';

const reason = 'The pages of payments are the same code in both apps.';

const selections = [
  { page: 'food', app: 'mobile-web', offers: 'Credit or debit card', leavesOut: 'Bank transfer' },
  { page: 'play', app: 'desktop', offers: 'Credit or debit card', leavesOut: 'Cash on delivery' },
  { page: 'direct-purchase', app: 'mobile-web', offers: 'Bank transfer', leavesOut: undefined },
] as const;

const failures = [
  { error: 'insufficient-funds', app: 'desktop', text: 'There isn’t enough money in the account.' },
  { error: 'expired-card', app: 'mobile-web', text: 'The card has expired.' },
  { error: 'of-another-bank', app: 'desktop', text: 'Your bank declined the payment.' },
] as const;

/** The preferred methods of each context, and why a payment failed. */
export function paymentPageJourneys(): void {
  for (const { page: name, app, offers, leavesOut } of selections)
    test(`the preferred payment method of ${name} is saved`, onlyOn(app, reason), async ({ page }) => {
      await signUpByApi(page.request);
      await open(page, `/payment-selection-page/${name}`);
      const method = page.getByRole('radio', { name: new RegExp(`^${offers}`) });
      if (leavesOut)
        await expect(page.getByRole('radio', { name: new RegExp(`^${leavesOut}`) })).toHaveCount(0);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Choose a payment method first.')).toBeVisible();
      await method.check({ force: true });
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await whenReady(page);
      await expect(method).toBeChecked();
    });

  for (const { error, app, text } of failures)
    test(
      `a payment that failed by ${error} says why, and can be repeated`,
      onlyOn(app, reason),
      async ({ page }) => {
        const { checkoutid } = await placeByApi(page, 'card');
        await open(page, `/payment/failure/${error}?checkoutid=${checkoutid}`);
        await expect(page.getByText(text)).toBeVisible();
        await page.getByRole('link', { name: 'Choose another payment method' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Choose a payment method' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      },
    );
}
