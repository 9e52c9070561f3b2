import { deletionWaitMs, identityProofMs } from '@pasar/account';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from './create-account.ts';
import { anonymiseDueAccounts } from './deletion/anonymise-accounts.ts';
import { createOutboxDelivery } from './messages/outbox-delivery.ts';
import { createPasswords } from './passwords.ts';
import { registerAccountCalls } from './register-account-calls.ts';
import { createSessions } from './sessions.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;
const clock = () => now;
const password = 'a fine sentence';
const pictures = new Map<string, Buffer>();
const portraits = {
  save: async (id: string, webp: Buffer) => void pictures.set(id, webp),
  remove: async (id: string) => void pictures.delete(id),
};
const users = { budi: 0, citra: 0 };
const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
let limits = memoryRateWindows();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = createIds({ now: clock, worker: 1 });
  const passwords = createPasswords();
  const sessions = createSessions(db);
  app = await createServer({ sessions, now: clock, logLevel: 'silent' });
  const live = {
    hit: (...input: Parameters<typeof limits.hit>) => limits.hit(...input),
    peek: (...input: Parameters<typeof limits.peek>) => limits.peek(...input),
    clear: (...input: Parameters<typeof limits.clear>) => limits.clear(...input),
  };
  const delivery = createOutboxDelivery(db, ids);
  registerAccountCalls(app, { db, ids, passwords, sessions, limits: live, delivery, portraits });
  const passwordHash = await passwords.hash(password);
  const create = (username: string, phone: string) =>
    createAccount(
      { db, ids },
      { username, email: `${username}@example.com`, emailConfirmed: true, phone, passwordHash },
      now,
    );
  users.budi = await create('budi', '+6591234567');
  users.citra = await create('citra', '+6581234567');
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  now += 3_600_000;
  limits = memoryRateWindows();
});

type Jar = { cookie?: string };
type Sent = { readonly jar?: Jar; readonly host?: string; readonly type?: string };

/** Makes a call and keeps the session that it starts, as a browser does. */
async function call(path: string, body?: object | Buffer, { jar = {}, host = 'localhost', type }: Sent = {}) {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/${path}`,
    headers: {
      host,
      'user-agent': chrome,
      ...(type && { 'content-type': type }),
      ...(jar.cookie && { cookie: jar.cookie }),
    },
    ...(body && { payload: body }),
  });
  const session = answer.cookies.find(({ name }) => name === '__Host-session');
  if (session) jar.cookie = `__Host-session=${session.value}`;
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

async function signIn(login: keyof typeof users = 'budi', host = 'localhost'): Promise<Jar> {
  const jar: Jar = {};
  const answer = await call('v4/account/login', { login, password }, { jar, host });
  expect(answer.error).toBe(0);
  return jar;
}

async function identified(login: keyof typeof users = 'budi'): Promise<Jar> {
  const jar = await signIn(login);
  expect((await call('v4/account/identity/confirm', { password }, { jar })).error).toBe(0);
  return jar;
}

async function readLastMessage() {
  const messages = database.db.selectFrom('message_outbox').selectAll();
  return messages.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
}
const readCode = async () => /\d{6}/.exec((await readLastMessage()).body)?.[0] ?? '';
const profile = async (jar: Jar) => (await call('v4/account/profile/get', undefined, { jar })).data;

/** @spec profile-update */
describe('the profile', () => {
  it('is kept, and shows contacts in part', async () => {
    const jar = await signIn();
    const changes = { name: ' Budi Santoso ', gender: 'male', bio: 'Durian', birth_timestamp: 946_684_800 };
    expect((await call('v2/user/profile/update', changes, { jar })).error).toBe(0);
    expect(await profile(jar)).toMatchObject({
      name: 'Budi Santoso',
      gender: 'male',
      bio: 'Durian',
      birth_timestamp: 946_684_800,
      phone: '+65••••4567',
      email: 'b••••@example.com',
      identity_channels: ['sms', 'whatsapp', 'email'],
    });
  });

  it('keeps a birth date for good: it opens what is for adults', async () => {
    const jar = await signIn();
    const change = (birth_timestamp: number) => call('v2/user/profile/update', { birth_timestamp }, { jar });
    expect((await change(946_684_800)).error).toBe(0);
    expect((await change(0)).error).toBe(0);
    expect((await change(315_532_800)).error).toBe(errorCodes.BIRTH_DATE_FIXED);
    expect((await profile(jar)).birth_timestamp).toBe(946_684_800);
  });

  it.each([
    ['a taken name', { username: 'CITRA', bio: 'x' }, errorCodes.DUPLICATE_USERNAME],
    ['a reserved name', { username: 'cart', bio: 'x' }, errorCodes.RESERVED_USERNAME],
    [
      "a name that could be somebody's number",
      { username: '91234567', bio: 'x' },
      errorCodes.RESERVED_USERNAME,
    ],
    ['a birth date to come', { birth_timestamp: 1_900_022_400, bio: 'x' }, errorCodes.PARAM],
    ['a text that is too long', { bio: 'x'.repeat(301) }, errorCodes.PARAM],
    ['nothing', {}, errorCodes.PARAM],
    ['somebody else', { userid: 5 }, errorCodes.PARAM],
  ])('refuses %s and changes nothing', async (_, changes, error) => {
    const jar = await signIn('citra');
    const before = await profile(jar);
    expect((await call('v2/user/profile/update', changes, { jar })).error).toBe(
      error === errorCodes.DUPLICATE_USERNAME ? 0 : error,
    );
    if (error !== errorCodes.DUPLICATE_USERNAME) expect(await profile(jar)).toEqual(before);
  });

  it('refuses the name of another member', async () => {
    const jar = await signIn();
    const answer = await call('v2/user/profile/update', { username: 'Citra', bio: 'lost' }, { jar });
    expect([answer.error, (await profile(jar)).bio]).toEqual([errorCodes.DUPLICATE_USERNAME, 'Durian']);
  });
});

const upload = (file: Buffer, jar: Jar, type = 'image/jpeg') =>
  call('v4/account/profile/upload_portrait', file, { jar, type });
const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it('becomes a square without metadata, and the last one goes', async () => {
    const jar = await signIn();
    const first = (await upload(await aPicture(), jar)).data.portrait;
    const { portrait } = (await upload(await aPicture(), jar)).data;
    const kept = await sharp(pictures.get(portrait)).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 640, 640, undefined]);
    expect([pictures.has(first), (await profile(jar)).portrait]).toEqual([false, portrait]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), errorCodes.PICTURE_INVALID],
    ['text', Buffer.from('not a picture'), errorCodes.PICTURE_INVALID],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), errorCodes.PICTURE_INVALID],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), errorCodes.PICTURE_INVALID],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024), errorCodes.BODY_TOO_LARGE],
  ])('refuses %s and keeps the last one', async (_, file, error) => {
    const jar = await signIn();
    const before = (await profile(jar)).portrait;
    expect((await upload(file, jar)).error).toBe(error);
    expect((await profile(jar)).portrait).toBe(before);
  });

  it('is limited', async () => {
    const jar = await signIn();
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push((await upload(Buffer.from('x'), jar)).error);
    expect(answers.at(-1)).toBe(errorCodes.LIMIT);
  });
});

describe('proof of identity', () => {
  it('is asked for by every sensitive change, and lasts ten minutes', async () => {
    const jar = await signIn();
    const change = () => call('v4/account/email/change', { email: 'new@example.com' }, { jar });
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
    expect((await call('v4/account/identity/confirm', { password }, { jar })).error).toBe(0);
    expect((await change()).error).toBe(0);
    now += identityProofMs;
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it.each([
    ['phone/send_code', { phone: '9123 0000', channel: 'sms' }],
    ['email/change', { email: 'x@example.com' }],
    ['password/change', { password: 'another fine sentence' }],
    ['delete/request', { reason: 'other' }],
    ['data/export', undefined],
    ['passkey/start_add', {}],
    ['passkey/add', { response: {}, name: 'x' }],
    ['passkey/remove', { id: 'x' }],
    ['social/bind', {}],
    ['social/unlink', { provider: 'x' }],
  ])('%s needs it', async (path, body) => {
    const answer = await call(`v4/account/${path}`, body, { jar: await signIn() });
    expect(answer.error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it("counts wrong passwords, and does not prove another session's user", async () => {
    const jar = await signIn();
    const other = await signIn();
    const answers = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(
        (await call('v4/account/identity/confirm', { password: `wrong ${index}` }, { jar })).error,
      );
    expect([answers[0], answers[10]]).toEqual([errorCodes.LOGIN_FAILED, errorCodes.PASSWORD_ERROR_COOLDOWN]);
    limits = memoryRateWindows();
    await call('v4/account/identity/confirm', { password }, { jar });
    expect((await call('v4/account/email/change', { email: 'x@example.com' }, { jar: other })).error).toBe(
      errorCodes.IDENTITY_PROOF_NEEDED,
    );
  });

  it('works with a code to the own number, and not with a code to change the number', async () => {
    const jar = await signIn();
    await call('v4/account/identity/send_code', { channel: 'sms' }, { jar });
    expect((await readLastMessage()).recipient).toBe('+6591234567');
    const code = await readCode();
    const confirm = (channel: string) => call('v4/account/identity/confirm', { code, channel }, { jar });
    expect((await confirm('email')).error).not.toBe(0);
    expect((await confirm('sms')).error).toBe(0);
    expect((await confirm('sms')).error).toBe(errorCodes.CODE_EXPIRED);
  });
});

/** @spec phone-update */
describe('the number', () => {
  const send = (phone: string, jar: Jar) =>
    call('v4/account/phone/send_code', { phone, channel: 'sms' }, { jar });
  const update = (phone: string, vcode: string, jar: Jar) =>
    call('v2/user/phone/update/', { phone, vcode }, { jar });

  it('changes with the code that was sent to it, and the old address hears of it', async () => {
    const jar = await identified();
    await send('9000 0001', jar);
    const code = await readCode();
    expect((await update('9000 0001', code === '000000' ? '000001' : '000000', jar)).error).toBe(
      errorCodes.CODE_MISMATCH,
    );
    expect((await update('9000 0001', code, jar)).error).toBe(0);
    expect((await profile(jar)).phone).toBe('+65••••0001');
    expect((await readLastMessage()).recipient).toBe('budi@example.com');
  });

  it('answers alike for a taken number until its code was read', async () => {
    const jar = await identified();
    const [free, taken] = [await send('9000 0002', jar), await send('8123 4567', jar)];
    expect([free.status, taken.status]).toEqual([200, 200]);
    expect((await update('8123 4567', await readCode(), jar)).error).toBe(errorCodes.EXISTS);
    expect((await profile(jar)).phone).toBe('+65••••0001');
  });

  it('does not take the code of another member', async () => {
    const [jar, other] = [await identified(), await identified('citra')];
    await send('9000 0003', other);
    expect((await update('9000 0003', await readCode(), jar)).error).not.toBe(0);
  });

  it.each([
    ['of another country', '+60 12 345 6789', errorCodes.PHONE_OTHER_COUNTRY],
    ['that is none', '12', errorCodes.PARAM],
    ['of a landline', '6123 4567', errorCodes.PHONE_INVALID],
  ])('refuses a number %s', async (_, phone, error) => {
    expect((await send(phone, await identified())).error).toBe(error);
  });

  it('withstands guesses at once', async () => {
    const jar = await identified();
    await send('9000 0004', jar);
    const code = Number(await readCode());
    const guesses = Array.from({ length: 60 }, (_, index) =>
      update('9000 0004', String((code + 1 + index) % 1_000_000).padStart(6, '0'), jar),
    );
    const answers = (await Promise.all(guesses)).map(({ error }) => error);
    expect(answers.filter((error) => error === errorCodes.CODE_MISMATCH)).toHaveLength(5);
    expect((await update('9000 0004', String(code).padStart(6, '0'), jar)).error).toBe(
      errorCodes.TRIES_EXCEEDED,
    );
  });
});

describe('the address', () => {
  const readToken = async () => /token=([\w-]+)/.exec((await readLastMessage()).body)?.[1] ?? '';

  it('changes once the link to the new one was opened', async () => {
    const jar = await identified();
    await call('v4/account/email/change', { email: 'Fresh@Example.com' }, { jar });
    expect(await profile(jar)).toMatchObject({
      email: 'b••••@example.com',
      pending_email: 'f••••@example.com',
    });
    const token = await readToken();
    expect((await call('v4/account/email/confirm', { token })).data).toEqual({ email: 'fresh@example.com' });
    const after = await profile(jar);
    expect([after.email, after.email_verified, after.pending_email]).toEqual([
      'f••••@example.com',
      true,
      undefined,
    ]);
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });

  it("stays when another account has confirmed it, which only the link's reader learns", async () => {
    const jar = await identified();
    const answer = await call('v4/account/email/change', { email: 'citra@example.com' }, { jar });
    expect(answer.error).toBe(0);
    const token = await readToken();
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.EMAIL_EXISTS);
    expect((await profile(jar)).email).toBe('f••••@example.com');
  });

  it('is not changed by the link of an address that was replaced by another', async () => {
    const jar = await identified();
    await call('v4/account/email/change', { email: 'one@example.com' }, { jar });
    const token = await readToken();
    await call('v4/account/email/change', { email: 'two@example.com' }, { jar });
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });
});

describe('the password', () => {
  it('ends every other session when it changes, and starts this one anew', async () => {
    const [jar, other] = [await identified('citra'), await signIn('citra')];
    const before = { ...jar };
    const change = (chosen: string) => call('v4/account/password/change', { password: chosen }, { jar });
    expect((await change('short')).error).toBe(errorCodes.PASSWORD_TOO_WEAK);
    expect((await change('another fine sentence')).error).toBe(0);
    const visit = async (of: Jar) => (await call('v4/account/profile/get', undefined, { jar: of })).error;
    expect([await visit(jar), await visit(before), await visit(other)]).toEqual([0, 19, 19]);
    await call('v4/account/identity/confirm', { password: 'another fine sentence' }, { jar });
    expect((await change(password)).error).toBe(0);
  });
});

/** @spec change-tax-id tax-id-exists */
describe('numbers of a market', () => {
  const host = 'br.localhost';
  const change = (new_tax_id: string, jar: Jar) =>
    call('v4/account/management/change_tax_id', { new_tax_id }, { jar, host });

  it('are checked, kept for the market and unique there', async () => {
    const [jar, other] = [await signIn('budi', host), await signIn('citra', host)];
    expect((await change('529.982.247-24', jar)).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect((await change('529.982.247-25', jar)).error).toBe(0);
    expect((await change('52998224725', jar)).error).toBe(0);
    expect((await change('529.982.247-25', other)).error).toBe(errorCodes.TAX_ID_EXISTS);
    const info = (of: string) => call('v4/account/basic/get_account_info', undefined, { jar, host: of });
    expect([(await info(host)).data.tax_id, (await info('localhost')).data.tax_id]).toEqual([
      '52998224725',
      '',
    ]);
  });

  it("are changed five times a day at most, so that nobody tries out whether others' are taken", async () => {
    const jar = await signIn('budi', host);
    const numbers = ['52998224725', '11144477735', '52998224725', '11144477735', '52998224725'];
    for (const number of numbers) expect((await change(number, jar)).error).toBe(0);
    expect((await change('529.982.247-24', jar)).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect(await change('11144477735', jar)).toMatchObject({ error: errorCodes.LIMIT, retry_after: 86_400 });
    now += 86_400_000;
    expect((await change('11144477735', jar)).error).toBe(0);
  });

  it('are kept as a document, where the market has one', async () => {
    const jar = await signIn();
    const save = (number: string, of: string) =>
      call('v4/account/identity/save_document', { name: 'Ana Souza', number }, { jar, host: of });
    expect((await save('20.123.456', 'localhost')).error).toBe(errorCodes.NOT_FOUND);
    expect((await save('abc', 'ar.localhost')).error).toBe(errorCodes.DOCUMENT_INVALID);
    expect((await save('20.123.456', 'ar.localhost')).error).toBe(0);
    const { data } = await call('v4/account/profile/get', undefined, { jar, host: 'ar.localhost' });
    expect(data.document).toEqual({ kind: 'dni-ar', number: '20••••56', name: 'Ana Souza' });
  });
});

/** Resolves once a statement waits for a lock that somebody else holds. */
async function untilSomebodyWaits(db: TestDatabase['db']): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await untilSomebodyWaits(db);
}

/** @spec kyc-attempts-exceeded */
describe('identification', () => {
  const host = 'tw.localhost';
  const send = (side: string, file: Buffer, jar: Jar) =>
    call(`v4/account/kyc/upload_picture?side=${side}`, file, { jar, host, type: 'image/png' });
  const read = (side: string, jar: Jar) =>
    call(`v4/account/kyc/picture?side=${side}`, undefined, { jar, host });
  const submit = (jar: Jar) =>
    call('v4/account/kyc/submit', { name: 'Lin Mei', number: 'A123456789' }, { jar, host });

  it('takes pictures, shows them to their owner alone, and is handed in once', async () => {
    const [jar, other] = [await signIn('budi', host), await signIn('citra', host)];
    expect((await submit(jar)).error).toBe(errorCodes.PARAM);
    expect((await send('front', Buffer.from('no'), jar)).error).toBe(errorCodes.PICTURE_INVALID);
    expect((await send('selfie', await aPicture(), jar)).error).toBe(errorCodes.PARAM);
    await send('front', await aPicture(), jar);
    expect((await send('back', await aPicture(), jar)).data.pictures).toEqual(['front', 'back']);
    const own = await read('front', jar);
    expect([own.headers['cache-control'], own.data.content.length > 100]).toEqual(['no-store', true]);
    expect((await read('front', other)).error).toBe(errorCodes.NOT_FOUND);
    expect((await read('front', {})).error).toBe(errorCodes.NOT_LOGGED_IN);
    expect((await submit(jar)).data).toMatchObject({ status: 'in-review', number: 'A1••••89' });
    expect((await submit(jar)).error).toBe(errorCodes.EXISTS);
  });

  it('is handed in three times a day at most', async () => {
    const jar = await signIn('budi', host);
    const refuse = () => database.db.updateTable('kyc_submission').set({ status: 'refused' }).execute();
    for (let tries = 0; tries < 3; tries += 1) {
      await refuse();
      expect((await submit(jar)).error).toBe(0);
    }
    await refuse();
    expect(await submit(jar)).toMatchObject({ error: errorCodes.KYC_TOO_MANY_ATTEMPTS, retry_after: 86_400 });
  });

  /** Has a call of the member come while another process hands in; what it is answered. */
  async function callWhileHandedIn<Answer>(start: () => Promise<Answer>): Promise<Answer> {
    const { answer } = await database.db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('account')
        .select('userid')
        .where('userid', '=', users.budi)
        .forUpdate()
        .execute();
      const answer = start();
      await Promise.race([answer, untilSomebodyWaits(database.db)]);
      await transaction
        .updateTable('kyc_submission')
        .set({ status: 'in-review', submitted_at: now })
        .where('userid', '=', users.budi)
        .execute();
      return { answer };
    });
    return answer;
  }

  it('keeps what was handed in: a picture or another number that comes meanwhile is refused', async () => {
    const jar = await signIn('budi', host);
    const refuse = () => database.db.updateTable('kyc_submission').set({ status: 'refused' }).execute();
    const picture = await aPicture();
    const readPictures = () =>
      database.db.selectFrom('kyc_document').select(['side', 'content']).orderBy('side').execute();
    await refuse();
    const before = await readPictures();
    now += 1;
    expect((await callWhileHandedIn(() => send('front', picture, jar))).error).toBe(errorCodes.EXISTS);
    expect(await readPictures()).toEqual(before);
    await refuse();
    expect((await callWhileHandedIn(() => submit(jar))).error).toBe(errorCodes.EXISTS);
  });

  it('is missing where the market has none', async () => {
    const answer = await call('v4/account/kyc/get', undefined, { jar: await signIn() });
    expect(answer.error).toBe(errorCodes.NOT_FOUND);
  });
});

describe('devices', () => {
  const list = async (jar: Jar) => (await call('v4/account/device/list', undefined, { jar })).data.devices;

  it('are listed with this one first, and signed out one by one or all at once', async () => {
    const [jar, second, third] = [await signIn(), await signIn(), await signIn()];
    await list(second);
    const devices = await list(jar);
    expect(devices[0]).toMatchObject({ is_current: true, browser: 'Chrome', system: 'Android' });
    const [own] = (await list(second)).filter(({ is_current }: { is_current: boolean }) => is_current);
    const signOut = (id: string, of: Jar) => call('v4/account/device/sign_out', { id }, { jar: of });
    expect((await signOut(own.id, await signIn('citra'))).error).toBe(errorCodes.NOT_FOUND);
    expect((await signOut(devices[0].id, jar)).error).toBe(errorCodes.NOT_FOUND);
    expect((await signOut(own.id, jar)).error).toBe(0);
    expect((await call('v4/account/profile/get', undefined, { jar: second })).error).toBe(19);
    await call('v4/account/device/sign_out_others', {}, { jar });
    expect((await call('v4/account/profile/get', undefined, { jar: third })).error).toBe(19);
    expect(await list(jar)).toHaveLength(1);
  });
});

describe('leaving', () => {
  it('exports what is kept of the member, without secrets and of nobody else', async () => {
    const { data } = await call('v4/account/data/export', undefined, { jar: await identified() });
    const text = JSON.stringify(data);
    expect(data.account.username).toBe('budi');
    expect(text).not.toMatch(/argon2|password|token|citra/);
  });

  it('waits thirty days, is cancelled, and then leaves nothing that names the person', async () => {
    const jar = await identified();
    const ask = (of: Jar) => call('v4/account/delete/request', { reason: 'privacy' }, { jar: of });
    expect((await ask({ ...jar })).data.deletion_time).toBe(Math.floor((now + deletionWaitMs) / 1000));
    expect((await call('v4/account/profile/get', undefined, { jar })).error).toBe(19);
    const back = await signIn();
    expect((await profile(back)).deletion_time).toBe(Math.floor((now + deletionWaitMs) / 1000));
    await call('v4/account/delete/cancel', {}, { jar: back });
    expect((await profile(back)).deletion_time).toBeUndefined();
    await call('v4/account/identity/confirm', { password }, { jar: back });
    await ask(back);
    const deps = { db: database.db, portraits };
    expect(await anonymiseDueAccounts(deps, now + deletionWaitMs - 1)).toBe(0);
    expect(await anonymiseDueAccounts(deps, now + deletionWaitMs)).toBe(1);
    const account = await database.db
      .selectFrom('account')
      .selectAll()
      .where('userid', '=', users.budi)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ username: `deleted.${users.budi}`, email: null, phone: null });
    expect(pictures.size).toBe(0);
    const answer = await call('v4/account/login', { login: 'budi', password });
    expect(answer.error).toBe(errorCodes.LOGIN_FAILED);
  });
});
