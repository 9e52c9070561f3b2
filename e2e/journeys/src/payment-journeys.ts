import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { getMarketPayments } from '@pasar/payment';
import type { PaymentMethod } from '@pasar/payment';
import type { MarketCode } from '@pasar/markets';
import { onceOnDesktop, onceOnPhone } from './only-on.ts';
import { chooseRadio, payByCard, placeOrder } from './place-order.ts';
import { paymentMarkets } from './payment-markets.data.ts';
import { prepareShopper } from './prepare-shopper.ts';
import {
  answerChallenge,
  expectPaid,
  linkWallet,
  payByTestCard,
  payAtSandboxBank,
  typePin,
} from './sandbox-bank.ts';
import { open, openFirstItem, chooseOptions, signUpByApi } from './shopping.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

/** Opens a tab of the purchase list; returns its orders. */
async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'My purchases' }).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  return page.getByRole('main').getByRole('article');
}

async function openCheckout(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

async function placeBy(page: Page, method: string, option?: string): Promise<void> {
  await chooseRadio(page, method);
  if (option) await chooseRadio(page, option);
  await page.getByRole('button', { name: 'Place order' }).click();
}

/** The steps from "Place order" to a completed payment, by method. */
const methodSteps: Readonly<Record<PaymentMethod, (page: Page, scheme: string) => Promise<void>>> = {
  qr: async (page, scheme) => {
    await placeBy(page, scheme);
    await expect(page.getByRole('heading', { level: 1, name: `Pay with ${scheme}` })).toBeVisible();
    await expect(page.getByRole('img', { name: `${scheme} code for this payment` })).toBeVisible();
    await payAtSandboxBank(page);
    await expectPaid(page);
  },
  card: async (page) => {
    await payByCard(page, 'Asks for a code');
    await answerChallenge(page);
    await expectPaid(page);
  },
  installments: async (page) => {
    await placeBy(page, 'Instalments', '3 months');
    await payByTestCard(page, 'Approved, settles late');
    await expectPaid(page);
  },
  'bank-transfer': async (page) => {
    await placeBy(page, 'Bank transfer', 'Meridian Bank');
    await expect(page.getByRole('heading', { level: 1, name: 'Transfer the amount' })).toBeVisible();
    await expect(page.getByText('Meridian Bank')).toBeVisible();
    await payAtSandboxBank(page, 'Pay, settled after a few seconds');
    await expectPaid(page);
  },
  'convenience-store': async (page) => {
    await placeBy(page, 'Convenience store', 'Daily Stop');
    await expect(page.getByRole('heading', { level: 1, name: 'Pay at the counter' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Barcode of the payment code' })).toBeVisible();
    await payAtSandboxBank(page);
    await expectPaid(page);
  },
  wallet: async (page) => {
    await placeBy(page, 'Wallet');
    await linkWallet(page);
    await typePin(page, '000000');
    await expect(page.getByText(/That PIN isn’t right/)).toBeVisible();
    await typePin(page);
    const code = page.getByLabel('One-time code');
    const paid = page.getByRole('heading', { level: 1, name: 'Payment received' });
    await expect(code.or(paid)).toBeVisible({ timeout: 30_000 });
    if (await code.isVisible()) await answerChallenge(page);
    await expectPaid(page);
  },
  cod: async (page) => {
    await placeBy(page, 'Cash on delivery');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' }),
    ).toBeVisible();
  },
};

/** The first market with a payment method: it is paid there on both apps, in further markets on one. */
const findFirstMarket = (paid: PaymentMethod): MarketCode | undefined =>
  paymentMarkets.find(({ market }) => getMarketPayments(market).methods.includes(paid))?.market;

const whereFurther = { SG: {}, BR: onceOnPhone, TW: onceOnDesktop, TH: onceOnPhone } as const;

/** Every payment method of four markets, and orders awaiting payment. */
export function paymentJourneys(): void {
  for (const { market, address } of paymentMarkets) {
    const { methods, qrScheme = '' } = getMarketPayments(market);
    for (const method of methods) {
      const title = `${market}: an order is paid by ${method}, and is to be shipped`;
      test(
        title,
        findFirstMarket(method) === market ? {} : whereFurther[market],
        async ({ page, context, baseURL }) => {
          const origin = marketOrigin(baseURL, market);
          await setEnglish(context, origin);
          await rejectCookiesWhenAsked(page);
          const query = method === 'installments' ? '&cc_installment=true' : '';
          const { name } = await prepareShopper(page, origin, address, { query });
          await openCheckout(page, origin);
          await methodSteps[method](page, qrScheme);
          await open(page, `${origin}/user/purchase/`);
          await expect((await openTab(page, 'To ship')).filter({ hasText: name })).toBeVisible();
        },
      );
    }
  }

  test('an unpaid order shows its deadline, and is to be shipped once paid', async ({ page }) => {
    await signUpByApi(page.request);
    await open(page, '/search?keyword=mango');
    const name = await openFirstItem(page);
    await chooseOptions(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await open(page, '/checkout');
    await placeOrder(page, { card: 'Declined' });

    await open(page, '/user/purchase/');
    const unpaid = (await openTab(page, 'To pay')).filter({ hasText: name });
    await expect(unpaid.getByText(/^Pay by .*\d:\d\d/)).toBeVisible();
    await unpaid.getByRole('link', { name: 'View order' }).click();
    await expect(
      page.getByText(/If you don’t pay by .*\d:\d\d.*, the order will be cancelled/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();
    await payByTestCard(page, 'Insufficient funds');
    await expect(page.getByText('There isn’t enough money in the account.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose another payment method' }).click();
    await page.getByRole('radio', { name: /^Credit or debit card/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await payByTestCard(page, 'Approved');
    await expectPaid(page);

    await open(page, '/user/purchase/');
    await expect((await openTab(page, 'To ship')).filter({ hasText: name })).toBeVisible();
    await expect(await openTab(page, 'To pay')).toHaveCount(0);
  });

  test('orders of several shops are paid at once, and a payment that was left is gone on with', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = marketOrigin(baseURL, 'SG');
    await setEnglish(context, origin);
    const [{ address }] = paymentMarkets;
    const { name, others } = await prepareShopper(page, origin, address, { shops: 2 });
    await openCheckout(page, origin);
    await placeBy(page, 'PayNow');
    await expect(page.getByRole('heading', { level: 1, name: 'Pay with PayNow' })).toBeVisible();

    await open(page, `${origin}/user/purchase/`);
    const unpaid = await openTab(page, 'To pay');
    await expect(unpaid).toHaveCount(2);
    await unpaid.first().getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByText('You started to pay with PayNow')).toBeVisible();
    await expect(page.getByText('2 orders')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await payAtSandboxBank(page);
    await expectPaid(page);
    await page.getByRole('link', { name: 'View orders' }).click();
    for (const each of [name, ...others])
      await expect(page.getByRole('main').getByText(each).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  });
}
