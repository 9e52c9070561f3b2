import { errorCodes } from '@pasar/error-catalogue';
import { expect, test } from '@playwright/test';
import { refusalOnDesktop, refusalOnPhone } from './only-on.ts';
import { readCode, wrongCode } from './outbox.ts';
import { open, sameOrigin, signUpByApi } from './shopping.ts';
import {
  askForPin,
  beginVerification,
  openPhone,
  requestVerificationQr,
  sendAnother,
  signUpWithEmail,
  submitAnswer,
} from './verification-steps.ts';

const next = 'next=%2Fuser%2Faccount';

/** Wrong answers, and QR codes within a minute, after which there are no more. */
const maxAnswers = 5;
const maxQrCodes = 5;

/** Verifications with too many wrong answers, messages or QR codes: each says for how long it is locked. */
export function lockedVerificationJourneys(): void {
  for (const [name, path, method, code] of [
    ['a captcha', '/verify/captcha', 'captcha', errorCodes.NEED_CAPTCHA],
    ['a traffic check', '/verify/traffic', 'captcha', errorCodes.ANTI_CRAWLER],
    ['a proof of identity', '/verify/ivs', 'password', errorCodes.NEED_IDENTITY_VERIFICATION],
  ] as const)
    test(
      `${name} is locked after five wrong answers, and leads on to shopping`,
      refusalOnPhone,
      async ({ page }) => {
        await signUpByApi(page.request);
        const id = await beginVerification(page, code);
        for (let guess = 1; guess <= maxAnswers; guess += 1) {
          const data = { id, method, answer: `{"guess":${guess}}` };
          const refused = await page.request.post('/api/v4/verification/answer', {
            data,
            headers: sameOrigin,
          });
          expect(refused.status(), `guess ${guess}`).toBe(403);
        }
        await open(page, `${path}?verification=${id}&next=%2Fcart`);
        await expect(page.getByRole('alert')).toContainText('Too many wrong answers');
        await expect(page.getByRole('alert')).toContainText('this is locked for 60 min');
        await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click();
        await expect(page).toHaveURL('/');
      },
    );

  test(
    'a mailed code is locked after five wrong ones, also for the right one',
    refusalOnDesktop,
    async ({ page }) => {
      const email = await signUpWithEmail(page);
      await open(page, `/verify/email?${next}`);
      await sendAnother(page, 'Send code', email);
      const code = await readCode(page, email);
      for (let guess = 1; guess <= maxAnswers; guess += 1) await submitAnswer(page, 'Code', wrongCode(code));
      await submitAnswer(page, 'Code', code);
      await expect(page.getByRole('alert')).toContainText('Too many attempts.');
      await expect(page).toHaveURL(`/verify/email?${next}`);
    },
  );

  test(
    'QR codes are refused for a while after five in a minute',
    refusalOnDesktop,
    async ({ page, browser }) => {
      const phone = await openPhone(browser, await signUpByApi(page.request));
      const dialog = await askForPin(page, '386152');
      await requestVerificationQr(page);
      for (let shown = 1; shown <= maxQrCodes; shown += 1) {
        const answered = page.waitForResponse('**/api/v4/verification/send');
        await dialog.getByRole('button', { name: 'New code' }).click();
        await answered;
      }
      await expect(dialog.getByRole('alert')).toContainText('Too many attempts. Try again in');
      await expect(dialog.getByRole('button', { name: 'New code' })).toBeDisabled();
      await phone.context().close();
    },
  );
}
