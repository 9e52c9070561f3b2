import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { refusalOnDesktop } from './only-on.ts';
import { paymentMarkets } from './payment-markets.data.ts';
import { chooseRadio } from './place-order.ts';
import { prepareShopper } from './prepare-shopper.ts';
import { open } from './shopping.ts';
import { smallPicture } from './small-picture.data.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

const taiwan = paymentMarkets.find(({ market }) => market === 'TW');

/** A number of which a demo store's review says that a picture is blurred. */
const refusedNumber = 'A123456770';

/** Sends both sides of a document and its number through the API, from a page of the market. */
const submitDocument = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    async ([picture, number]) => {
      const upload = async (side: string) => {
        const body = Uint8Array.from(atob(picture ?? ''), (character) => character.charCodeAt(0));
        const headers = { 'content-type': 'application/octet-stream' };
        const url = `/api/v4/account/kyc/upload_picture?side=${side}`;
        return (await fetch(url, { method: 'POST', headers, body })).status;
      };
      const answers = [await upload('front'), await upload('back')];
      const body = JSON.stringify({ name: 'Lin Mei', number });
      const headers = { 'content-type': 'application/json' };
      return [
        ...answers,
        (await fetch('/api/v4/account/kyc/submit', { method: 'POST', headers, body })).status,
      ];
    },
    [smallPicture.buffer.toString('base64'), refusedNumber] as const,
  );

const readStatus = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/v4/account/kyc/get')).json()) as { data: { status: string } };
    return data.status;
  });

/** A member whose identity is refused while the cart is full. */
export function refusedIdentityJourneys(): void {
  test(
    'TW: a member whose identity was refused sends it again from the checkout, and orders',
    refusalOnDesktop,
    async ({ page, context, baseURL }) => {
      test.slow();
      if (!taiwan) throw new Error('The payment markets have no TW.');
      const origin = marketOrigin(baseURL, 'TW');
      await setEnglish(context, origin);
      await rejectCookiesWhenAsked(page);
      await prepareShopper(page, origin, taiwan.address);
      expect(await submitDocument(page)).toEqual([200, 200, 200]);
      // A demo store decides half a minute after the submission.
      await expect.poll(() => readStatus(page), { timeout: 75_000 }).toBe('refused');

      await open(page, `${origin}/checkout`);
      await chooseRadio(page, 'Cash on delivery');
      await page.getByRole('button', { name: 'Place order' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Confirm it’s you to continue.' });
      await notice.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${origin}/kyc/custom-tw?next=%2Fcheckout`);
      await expect(page.getByText('A picture is blurred or cut off.')).toBeVisible();
      const uploaded = page.waitForResponse(/kyc\/upload_picture/);
      await page.locator('input[type=file]').first().setInputFiles(smallPicture);
      await uploaded;
      await page.getByLabel('ROC ID').fill('A123456789');
      await page.getByRole('button', { name: 'Send for review' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();

      await chooseRadio(page, 'Cash on delivery');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' }),
      ).toBeVisible();
    },
  );
}
