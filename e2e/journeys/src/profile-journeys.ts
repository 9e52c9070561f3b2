import { expect, test } from '@playwright/test';
import { openAccountPage, enterCurrentPassword } from './open-account-page.ts';
import { makeNumber } from './outbox.ts';
import { open, signIn, signUpByApi } from './shopping.ts';
import { smallPicture } from './small-picture.data.ts';
import { recordConsole } from './store.ts';

/** Returns the check letter of an eight-digit UEN of Singapore, to generate numbers that are not in use. */
function findUenLetter(digits: string): string {
  const sum = [10, 4, 9, 3, 8, 2, 7, 1].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return 'XMKECAWLJDB'.charAt(sum % 11);
}

/** Account pages: what a member enters, downloads and deletes. */
export function profileJourneys(): void {
  test('links from the account page to each of its pages, and back', async ({ page }) => {
    const consoleMessages = recordConsole(page);
    await signUpByApi(page.request);
    await open(page, '/user/account');
    const menu = page.getByRole('navigation', { name: 'Account and settings' });
    const names = await menu.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).not.toHaveURL('/user/account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    }
    expect(consoleMessages).toEqual([]);
  });

  test('changes the profile and its picture, and refuses an invalid file', async ({ page }) => {
    await openAccountPage(page, 'Profile');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('mango') });
    await expect(page.getByRole('alert')).toContainText('This file isn’t a picture.');
    await file.setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('mango') });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your picture' })).toHaveCount(0);
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: smallPicture.buffer });
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Ana Souza');
    await page.getByLabel('Date of birth').fill('2031-01-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main')).toContainText('This date is in the future.');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Souza');
    await page.getByLabel('Date of birth').fill('1990-05-17');
    await page.getByLabel('About you').fill('I like mangosteens.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main')).toContainText('Saved. Contact customer service to correct it.');
    await open(page, '/user/account/profile');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Souza');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-17');
    await expect(page.getByLabel('About you')).toHaveValue('I like mangosteens.');
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
  });

  test('stores a tax number, and shows an error for a wrong one', async ({ page }) => {
    await openAccountPage(page, 'Tax number');
    const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
    const letter = findUenLetter(digits);
    const wrong = `${digits}${letter === 'X' ? 'M' : 'X'}`;
    await page.getByLabel('UEN').fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('This document number is incorrect.');
    await expect(page.getByLabel('UEN')).toHaveValue(wrong);
    await page.getByLabel('UEN').fill(digits + letter);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main')).toContainText('Saved:');
  });

  test('downloads the account’s data after a proof', async ({ page }) => {
    const { login, password } = await openAccountPage(page, 'Your data');
    await enterCurrentPassword(page, password);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('pasar-account.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect((JSON.parse(text) as { account: { username: string } }).account.username).toBe(login);
  });

  test('schedules a deletion, and cancels it for a member who signs in again', async ({ page }) => {
    const member = await openAccountPage(page, 'Your data');
    await page.getByRole('main').getByRole('link', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
    await enterCurrentPassword(page, member.password);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('main')).toContainText('Choose a reason.');
    await page.getByLabel('Why are you leaving?').selectOption({ label: 'I don’t need it any more' });
    await page
      .getByRole('checkbox', { name: /^I understand that this can’t be undone/ })
      .check({ force: true });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/');
    await open(page, '/user/account');
    await expect(page).toHaveURL('/buyer/login?next=%2Fuser%2Faccount');
    await signIn(page, member);
    await expect(page.getByRole('main')).toContainText('Do you want to keep it?');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL('/user/account');
    await expect(page.getByRole('main')).toContainText(member.login);
  });

  test('adds, updates and deletes an address', async ({ page }) => {
    await openAccountPage(page, 'Addresses Manage your delivery addresses');
    await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL('/user/account/address/add');
    await page.getByLabel('Full name').fill('Ana Souza');
    await page.getByLabel('Mobile number').fill(makeNumber());
    await page.getByLabel('Postcode').fill('049145');
    await page.getByLabel('Street and house number').fill('1 Raffles Place');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL('/user/account/address');
    await expect(page.getByRole('main')).toContainText('1 Raffles Place');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Street and house number').fill('2 Raffles Place');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('main')).toContainText('2 Raffles Place');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('main')).toContainText('No saved addresses');
  });
}
