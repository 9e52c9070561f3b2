import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { open, sameOrigin, signUpByApi } from './shopping.ts';
import type { MemberCredentials } from './shopping.ts';

/**
 * Runs steps with a virtual authenticator that approves passkeys without a prompt; needs Chromium. Autofill of passkeys is
 * disabled: the authenticator would sign in before the button is pressed.
 */
export async function withAuthenticator(page: Page, steps: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    if (typeof PublicKeyCredential !== 'undefined')
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  try {
    await steps();
  } finally {
    // Removes the authenticator: the next journey has the same page.
    await devTools.detach();
  }
}

/** Signs out as if in another tab; the device stays known. */
export async function signOut(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v4/account/logout', { data: {}, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

/** Opens another browser with a signed-in user. */
export async function openMember(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; member: MemberCredentials }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { context, page, member: await signUpByApi(page.request) };
}

/** Shows a QR code; returns the address in it. */
export async function openQrSignIn(page: Page, role: 'buyer' | 'seller' = 'buyer'): Promise<string> {
  const started = page.waitForResponse('**/api/v4/account/qr/start');
  await open(page, `/${role}/login/qr?next=%2Fuser%2Faccount`);
  const { data } = (await (await started).json()) as { data: { url: string } };
  await expect(page.getByRole('img', { name: 'QR code that signs you in' })).toBeVisible();
  const { pathname, hash } = new URL(data.url);
  return pathname + hash;
}

/** Completes the verification that is required before adding or removing a sign-in method. */
export async function proveIdentity(
  page: Page,
  { password }: Pick<MemberCredentials, 'password'>,
): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toHaveCount(0);
}

/** Goes to the identity provider by a button, and answers there with `Continue` or `Cancel`. */
export async function visitProvider(
  page: Page,
  button: string,
  email: string,
  answer: string,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Demo ID' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: answer }).click();
}
