import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts';
import { startAccountServer } from './testing/start-account-server.ts';
import type { AccountServer, CookieJar } from './testing/start-account-server.ts';

let database: TestDatabase;
let server: AccountServer;
const password = 'a fine sentence';
const origin = 'http://localhost';
let username: string;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  server.skipMinutes(60);
  count += 1;
  username = `member${count}`;
  await server.addAccount({
    username,
    email: `${username}@example.com`,
    emailConfirmed: true,
    password,
  });
});

const readMails = async () => (await server.call('internal/outbox')).data.messages;
const readToken = async () => /token=([\w-]+)/.exec((await readMails())[0].body)?.[1] ?? '';

/** Requests a link that sets a new password; returns its token. */
async function askForReset(): Promise<string> {
  await server.call('account/password/send_link', { email: `${username}@example.com` });
  return readToken();
}
const reset = (token: string, chosen = 'another fine sentence') =>
  server.call('account/password/reset_by_link', { token, password: chosen });

/** A browser signed in by somebody who knows the password. */
async function enter(): Promise<CookieJar> {
  const jar = await server.signIn(username, password);
  await server.call('account/identity/confirm', { password }, { jar });
  return jar;
}

describe('a new password', () => {
  const notice = { subject: 'Your sign-in details were changed' };

  it('set by a link notifies the owner', async () => {
    await reset(await askForReset());
    expect((await readMails())[0]).toMatchObject({ ...notice, recipient: `${username}@example.com` });
    const told = await database.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.userid', 'n.user_id')
      .select(['n.kind', 'n.read_at'])
      .where('a.username', '=', username)
      .execute();
    expect(told).toEqual([{ kind: 'sign-in-changed', read_at: null }]);
  });

  it('set by a code notifies the owner, unless it is too weak', async () => {
    const recipient = `${username}@example.com`;
    await server.call('account/otp/send', { purpose: 'reset', channel: 'email', recipient });
    const code = await server.readCode();
    const set = (chosen: string) =>
      server.call('account/password/reset_by_code', { recipient, code, password: chosen });
    await set('short');
    expect((await readMails())[0]).not.toMatchObject(notice);
    await set('another fine sentence');
    expect((await readMails())[0]).toMatchObject({ ...notice, recipient });
  });
});

describe('a new password revokes everything that was opened before', () => {
  it('the link that changes the address', async () => {
    const thief = await enter();
    await server.call('account/email/change', { email: 'thief@example.com' }, { jar: thief });
    const token = await readToken();
    await reset(await askForReset());
    expect((await server.call('account/email/confirm', { token })).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
    const owner = await server.signIn(username, 'another fine sentence');
    const { data } = await server.call('account/profile/get', undefined, { jar: owner });
    expect([data.email, data.pending_email]).toEqual(['m••••@example.com', undefined]);
  });

  it('another link that sets the password', async () => {
    const stolen = await askForReset();
    await reset(await askForReset());
    expect((await reset(stolen, 'a sentence of a thief')).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });

  it('a QR code that was confirmed but not claimed', async () => {
    const waiting: CookieJar = new Map();
    const { data } = await server.call('account/qr/start', { role: 'buyer' }, { jar: waiting });
    const [, token] = data.url.split('#token=');
    const thief = await enter();
    await server.call('account/qr/open', { token }, { jar: thief });
    await server.call('account/qr/answer', { token, confirm: true }, { jar: thief });
    await reset(await askForReset());
    expect((await server.call('account/qr/poll', {}, { jar: waiting })).data.state).toBe('expired');
    expect(await server.whoIs(waiting)).toBeUndefined();
  });

  it('except the link that confirms the own address', async () => {
    const email = `${username}.fresh@example.com`;
    await server.call('account/signup', { username: `${username}fresh`, email, password });
    const token = await readToken();
    const jar = await server.signIn(`${username}fresh`, password);
    await server.call('account/identity/confirm', { password }, { jar });
    await server.call('account/password/change', { password: 'another fine sentence' }, { jar });
    expect((await server.call('account/email/confirm', { token })).data).toEqual({ email });
  });
});

describe('the previous address is notified of every new sign-in method:', () => {
  const subject = 'Your sign-in details were changed';

  it('another address', async () => {
    const jar = await enter();
    await server.call('account/email/change', { email: `${username}.new@example.com` }, { jar });
    await server.call('account/email/confirm', { token: await readToken() });
    expect((await readMails())[0]).toMatchObject({ recipient: `${username}@example.com`, subject });
  });

  it('a passkey', async () => {
    const jar = await enter();
    const { data } = await server.call('account/passkey/start_add', {}, { jar });
    const { challenge } = data.options;
    const response = createSoftwareAuthenticator('localhost').make({ challenge, origin });
    expect((await server.call('account/passkey/add', { response, name: 'x' }, { jar })).error).toBe(0);
    expect((await readMails())[0]).toMatchObject({ recipient: `${username}@example.com`, subject });
  });
});
