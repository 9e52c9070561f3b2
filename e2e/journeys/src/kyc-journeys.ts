import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, signUp } from './shopping.ts';
import { smallPicture } from './small-picture.data.ts';
import { marketOrigin, rejectCookiesWhenAsked, setEnglish } from './store.ts';

/** A demo store decides half a minute after the submission; the page shows it by itself. */
const reviewed = { timeout: 75_000 };

async function send(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name as on the document').fill('Lin Mei');
  await page.getByLabel('ROC ID').fill(number);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We’re checking your document')).toBeVisible();
}

/** A member's identity document: sent, refused with a reason, sent again, approved. */
export function kycJourneys(): void {
  test('a document is refused with a reason, sent again, and approved', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const origin = marketOrigin(baseURL, 'TW');
    await rejectCookiesWhenAsked(page);
    await setEnglish(context, origin);
    await open(page, `${origin}/buyer/signup`);
    await signUp(page);
    await expect(page).toHaveURL(`${origin}/`);
    await open(page, `${origin}/user/account`);
    await page.getByRole('main').getByRole('link', { name: 'Identity check' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Identity check' })).toBeVisible();
    for (const side of [0, 1]) {
      await page.locator('input[type=file]').nth(side).setInputFiles(smallPicture);
      await expect(page.getByRole('button', { name: 'Replace picture' })).toHaveCount(side + 1);
    }
    await send(page, 'A123456770');
    await expect(page.getByText('A picture is blurred or cut off.')).toBeVisible(reviewed);
    const uploaded = page.waitForResponse(/kyc\/upload_picture/);
    await page.locator('input[type=file]').first().setInputFiles(smallPicture);
    await uploaded;
    await send(page, 'A123456789');
    await expect(page.getByText('Your identity is confirmed')).toBeVisible(reviewed);
    await open(page, `${origin}/user/notifications?tab=account`);
    const told = page.getByRole('main');
    await expect(told.getByRole('link', { name: /We couldn’t confirm your identity/ })).toBeVisible();
    await told.getByRole('link', { name: /Your identity is confirmed/ }).click();
    await expect(page).toHaveURL(`${origin}/kyc/custom-tw`);
    await open(page, `${origin}/user/groups`);
    await expect(page.getByRole('article', { name: 'Verified identity' })).toBeVisible();
  });
}
