import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from './shopping.ts';
import { rejectCookiesWhenAsked } from './store.ts';

/** Lets a browser answer a captcha with what solves nothing, once. */
async function spoilNextAnswer(page: Page): Promise<void> {
  const spoil = (body: unknown) => ({ ...(body as object), answer: '{"solution":"none"}' });
  await page.route(
    '**/api/v4/verification/answer',
    (route) => route.continue({ postData: JSON.stringify(spoil(route.request().postDataJSON())) }),
    { times: 1 },
  );
}

/** Captchas, as a page and as a popup. */
export function captchaJourneys(): void {
  for (const path of ['/verify/captcha', '/verify/captcha/popup'])
    test(`${path}: a wrong answer is refused, and another captcha is passed`, async ({ page }) => {
      await rejectCookiesWhenAsked(page);
      await open(page, `${path}?next=%2Fcart`);
      await spoilNextAnswer(page);
      const refused = page.waitForResponse('**/api/v4/verification/answer');
      await page.getByRole('button', { name: 'I’m not a robot' }).click();
      expect((await refused).status()).toBe(403);
      await expect(page.getByRole('alert')).toContainText('That didn’t work.');
      await expect(page).toHaveURL(`${path}?next=%2Fcart`);
      await page.getByRole('button', { name: 'I’m not a robot' }).click();
      await expect(page).toHaveURL('/cart');
    });
}
