import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addShop } from '../testing/add-shop.ts';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

const password = 'pasar-buyer-1';
const host = 'sg.localhost';
const market = 'SG';
let database: TestDatabase;
let server: AccountServer;
let [userid, otherId] = [0, 0];
let jar: CookieJar;

const setAccount = (changes: object, id = userid) =>
  database.db.updateTable('account').set(changes).where('userid', '=', id).execute();
const join = () =>
  database.db
    .insertInto('shop_member')
    .values({ market, shopid: 5, userid, role: 'service', added_at: 0 })
    .execute();

const list = async () => (await server.call('account/group/list', undefined, { host, jar })).data.groups;
const leave = (group: string) => server.call('account/group/leave', { group }, { host, jar });

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
  userid = await server.addAccount({ username: 'citra', password, email: 'citra@example.com' });
  otherId = await server.addAccount({ username: 'selvi', password, email: 'selvi@example.com' });
  await addShop(database.db, { market, shopid: 5, userid: otherId });
  jar = await server.signIn('citra', password);
}, 60_000);
beforeEach(async () => {
  for (const table of ['shop_member', 'kyc_submission', 'notification_choice'] as const)
    await database.db.deleteFrom(table).execute();
  await setAccount({ birth_at: 0, adult_consent_at: 0, disallow_data_processing: true });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it('lists nothing for a member who is in no group', async () => {
  expect(await list()).toEqual([]);
});

it('lists every group with its reason, its shop and its topics', async () => {
  await join();
  await setAccount({ birth_at: Date.UTC(1990, 0, 1), disallow_data_processing: false });
  const submission = { userid, market, name: 'C', number: '1', submitted_at: 0, status: 'approved' as const };
  await database.db.insertInto('kyc_submission').values(submission).execute();
  const choice = { user_id: userid, topic: 'promotions', is_on: true, changed_at: 0 };
  await database.db
    .insertInto('notification_choice')
    .values([
      { ...choice, channel: 'email' },
      { ...choice, channel: 'push' },
      { ...choice, topic: 'surveys', channel: 'email', is_on: false },
    ])
    .execute();
  expect(await list()).toMatchObject([
    { id: 'shop-team', reason: 'team-member', can_leave: true, shop: { shopid: 5, role: 'service' } },
    { id: 'adults', reason: 'birth-date', can_leave: false },
    { id: 'verified', reason: 'identification', can_leave: false },
    { id: 'personalised', reason: 'not-objected', can_leave: true },
    { id: 'messages', reason: 'subscribed', can_leave: false, topics: ['promotions'] },
  ]);
});

it('leaves the team of a shop, and nobody else does', async () => {
  await join();
  await database.db
    .insertInto('shop_member')
    .values({ market, shopid: 5, userid: 999, role: 'finance', added_at: 0 })
    .execute();
  expect((await leave('shop-team')).data).toEqual({ groups: [] });
  expect(await database.db.selectFrom('shop_member').select('userid').execute()).toEqual([{ userid: 999 }]);
});

it('takes back the confirmation of age, on the account and in this browser', async () => {
  await setAccount({ adult_consent_at: Date.now() });
  expect(await list()).toMatchObject([{ id: 'adults', reason: 'consent', can_leave: true }]);
  expect((await leave('adults')).data).toEqual({ groups: [] });
  const account = await database.db
    .selectFrom('account')
    .select('adult_consent_at')
    .where('userid', '=', userid)
    .executeTakeFirst();
  expect(account?.adult_consent_at).toBe(0);
});

it('objects to the processing of data', async () => {
  await setAccount({ disallow_data_processing: false });
  expect((await leave('personalised')).data).toEqual({ groups: [] });
  expect(await list()).toEqual([]);
});

it('refuses to leave a group that the member is not in, that has no way out, or that is unknown', async () => {
  expect((await leave('shop-team')).error).toBe(errorCodes.NOT_FOUND);
  await setAccount({ birth_at: Date.UTC(1990, 0, 1) });
  expect((await leave('adults')).error).toBe(errorCodes.PARAM);
  expect((await leave('verified')).status).toBe(400);
});

it('requires a session', async () => {
  expect((await server.call('account/group/list', undefined, { host })).error).toBe(errorCodes.NOT_LOGGED_IN);
});
