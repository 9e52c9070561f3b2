import { errorCodes } from '@pasar/error-catalogue';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moveClock } from './move-clock.ts';
import { refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { open, sameOrigin } from './shopping.ts';
import { beginVerification, signUpWithEmail } from './verification-steps.ts';

const next = 'next=%2Fuser%2Faccount';

/** Links within ten minutes, and within a day, after which there are no more for a while. */
const maxLinks = 3;
const maxLinksOfADay = 10;

/** Sends links of a verification by its call; each of them must be sent. */
async function sendLinks(page: Page, id: string, count: number): Promise<void> {
  for (let sent = 1; sent <= count; sent += 1) {
    const data = { id, method: 'link' };
    const answer = await page.request.post('/api/v4/verification/send', { data, headers: sameOrigin });
    expect(answer.status(), `link ${sent}`).toBe(200);
  }
}

/** Begins a proof of identity, and asks for its link on the page. */
async function askForLink(page: Page, id?: string): Promise<void> {
  const verification = id ?? (await beginVerification(page, errorCodes.NEED_IDENTITY_VERIFICATION));
  await open(page, `/verify/link?verification=${verification}&${next}`);
  await page.getByRole('button', { name: 'Send link' }).click();
}

/** Verification by a mailed link: how many there are, and when there are more. */
export function linkCooldownJourneys(): void {
  test(
    'links are refused for ten minutes after three, the other ways stay open, and then there are more',
    refusalOnPhone,
    async ({ page }) => {
      await signUpWithEmail(page);
      const id = await beginVerification(page, errorCodes.NEED_IDENTITY_VERIFICATION);
      await sendLinks(page, id, maxLinks);
      await askForLink(page, id);
      await expect(page.getByRole('alert')).toContainText('Too many attempts. Try again in 10 min.');
      await page.getByRole('button', { name: 'Use another way' }).click();
      await expect(page.getByRole('button', { name: /^Password/ })).toBeEnabled();
      await moveClock(page, 11);
      await askForLink(page);
      await expect(page.getByRole('main')).toContainText('Link sent to');
    },
  );

  test(
    'links are refused for the rest of the day after ten, and there are more the day after',
    refusalOnDesktop,
    async ({ page }) => {
      await signUpWithEmail(page);
      let minutes = 0;
      for (let sent = 0; sent < maxLinksOfADay; sent += maxLinks) {
        const id = await beginVerification(page, errorCodes.NEED_IDENTITY_VERIFICATION);
        await sendLinks(page, id, Math.min(maxLinks, maxLinksOfADay - sent));
        minutes += 11;
        await moveClock(page, minutes);
      }
      await askForLink(page);
      await expect(page.getByRole('alert')).toContainText('Too many attempts. Try again in 24 h.');
      await moveClock(page, 24 * 60 + 1);
      await askForLink(page);
      await expect(page.getByRole('main')).toContainText('Link sent to');
    },
  );
}
