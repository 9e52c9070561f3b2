import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { paymentMarkets } from './payment-markets.data.ts';
import { chooseRadio } from './place-order.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { expectPaid, payByTestCard } from './sandbox-bank.ts';
import { open } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

type Visit = { readonly page: Page; readonly context: BrowserContext; readonly baseURL: string | undefined };

/** Opens the checkout of a new shopper in a market. */
async function openCheckout({ page, context, baseURL }: Visit, code: 'TW' | 'BR'): Promise<string> {
  const found = paymentMarkets.find(({ market }) => market === code);
  if (!found) throw new Error(`The payment markets have no ${code}.`);
  const origin = marketOrigin(baseURL, code);
  await setEnglish(context, origin);
  await rejectCookiesWhenAsked(page);
  await prepareShopper(page, origin, found.address);
  await open(page, `${origin}/checkout`);
  return origin;
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();

/** Opens the newest order from the list of orders. */
async function openOrder(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/user/purchase/`);
  await page.getByRole('main').getByRole('link', { name: 'View order' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
}

/** What the buyer asks of the invoice in the checkout, and where it shows. */
export function invoiceJourneys(): void {
  test('TW: an order has the mobile barcode that was typed in the checkout', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = await openCheckout({ page, context, baseURL }, 'TW');
    await chooseRadio(page, 'Cash on delivery');
    await chooseRadio(page, 'With a tax number');
    await page.getByLabel('Tax number (UBN)', { exact: true }).fill('00501502');
    await placeOrder(page);
    await expect(page.getByText('This number is incorrect. Check it and try again.')).toBeVisible();
    await expect(page.getByLabel('Tax number (UBN)', { exact: true })).toHaveValue('00501502');
    await chooseRadio(page, 'Mobile barcode');
    await page.getByLabel('Code', { exact: true }).fill('/abc+123');
    await placeOrder(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' }),
    ).toBeVisible();
    await openOrder(page, origin);
    await expect(page.getByText('Invoice: Mobile barcode /ABC+123')).toBeVisible();
  });

  test('BR: a paid order has the CPF of the checkout on its invoice', async ({ page, context, baseURL }) => {
    const origin = await openCheckout({ page, context, baseURL }, 'BR');
    await chooseRadio(page, 'With a tax number');
    await page.getByLabel('Tax number (CPF / CNPJ)', { exact: true }).fill('529.982.247-24');
    await chooseRadio(page, 'Credit or debit card');
    await placeOrder(page);
    await expect(page.getByText('Check the invoice details to continue.')).toBeVisible();
    await page.getByLabel('Tax number (CPF / CNPJ)', { exact: true }).fill('529.982.247-25');
    await placeOrder(page);
    await payByTestCard(page, 'Approved');
    await expectPaid(page);
    await openOrder(page, origin);
    await expect(page.getByText('Invoice: CPF 529.982.247-25')).toBeVisible();
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(page.getByText('CPF 529.982.247-25', { exact: true })).toBeVisible();
  });
}
