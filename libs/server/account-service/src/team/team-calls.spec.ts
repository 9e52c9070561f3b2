import { shopTeamLimits } from '@pasar/account';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteExpiredSessions } from '../delete-expired-sessions.ts';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

const password = 'pasar-buyer-1';
let database: TestDatabase;
let server: AccountServer;
let [owner, citra, dewi]: CookieJar[] = [];
let citraId = 0;

const picture = { id: 'p', width: 1, height: 1 } as never;
const insertShop = (shopid: number, userid: number) =>
  database.db
    .insertInto('shop')
    .values({
      ...{
        market: 'SG',
        shopid,
        userid,
        username: `shop${shopid}`,
        name: `Shop ${shopid}`,
        picture,
        cover: picture,
      },
      ...{ description: '', tagline: '', location: '', ctime: 0, last_active: 0, item_count: 0 },
      ...{ follower_count: 0, rating_sum: 0, rating_count: 0, response_rate: null, holiday_mode_on: false },
      ...{ label_ids: [], is_official_shop: false, show_official_shop_label: false, shopee_verified: false },
      ...{ is_preferred_plus_seller: false, is_service_by_shopee: false, is_mart: false },
    })
    .execute();

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
  const ids: number[] = [];
  for (const username of ['Selvi', 'Citra', 'Dewi', 'Other']) {
    const email = `${username.toLowerCase()}@example.com`;
    const userid = await server.addAccount({
      username,
      password,
      email,
      emailConfirmed: username !== 'Dewi',
    });
    ids.push(userid);
  }
  const [selviId = 0, , , otherId = 0] = ids;
  citraId = ids[1] ?? 0;
  await insertShop(5, selviId);
  await insertShop(6, otherId);
  owner = await server.signIn('selvi', password);
  citra = await server.signIn('citra', password);
  dewi = await server.signIn('dewi', password);
}, 60_000);
beforeEach(async () => {
  await database.db.deleteFrom('shop_member').execute();
  await database.db.deleteFrom('shop_invitation').execute();
  await database.db.deleteFrom('rate_window').execute();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const host = 'sg.localhost';
const call = (jar: CookieJar | undefined, path: string, body?: object) =>
  server.call(path, body, { host, ...(jar && { jar }) });
const invite = (contact: string, role = 'service', by = owner) =>
  call(by, 'seller/team/invite', { contact, role });
const answer = (jar: CookieJar | undefined, shopid: number, accept = true) =>
  call(jar, 'account/shop_invitation/answer', { shopid, accept });
const listTeam = () => call(owner, 'seller/team/list');
const readInvited = async (jar: CookieJar | undefined) =>
  (await call(jar, 'account/shop_invitation/list')).data.invitations;

it('invites by username, and the account accepts, changes its role and is removed', async () => {
  expect((await invite('CITRA')).data).toMatchObject({
    members: [],
    invitations: [{ contact: 'citra', role: 'service' }],
  });
  expect(await readInvited(citra)).toMatchObject([{ shopid: 5, name: 'Shop 5', role: 'service' }]);
  expect((await answer(citra, 5)).data).toEqual({ invitations: [] });
  expect((await listTeam()).data).toMatchObject({
    members: [{ userid: citraId, username: 'Citra', role: 'service' }],
    invitations: [],
  });
  const changed = await call(owner, 'seller/team/role', { userid: citraId, role: 'finance' });
  expect(changed.data.members).toMatchObject([{ role: 'finance' }]);
  expect((await call(citra, 'seller/team/list')).error).toBe(errorCodes.SHOP_ROLE_REFUSED);
  expect((await call(owner, 'seller/team/remove', { userid: citraId })).data.members).toEqual([]);
  expect((await call(citra, 'seller/team/list')).error).toBe(errorCodes.NOT_FOUND);
});

it('answers alike for an account, none, and an address that is not confirmed', async () => {
  const shape = async (contact: string) => {
    const { status, data } = await invite(contact);
    return {
      status,
      invitations: data.invitations.map((each: object) => ({ ...each, contact: '' })).slice(0, 1),
    };
  };
  const known = await shape('citra@example.com');
  expect(known).toMatchObject({ status: 200, invitations: [{ role: 'service' }] });
  for (const contact of ['nobody', 'nobody@example.com', 'dewi@example.com'])
    expect(await shape(contact)).toEqual(known);
  expect(await readInvited(citra)).toHaveLength(1);
  expect(await readInvited(dewi)).toEqual([]);
});

it('does not give an invitation to an account that takes the name later', async () => {
  await invite('latecomer');
  await server.addAccount({ username: 'Latecomer', password });
  const jar = await server.signIn('latecomer', password);
  expect(await readInvited(jar)).toEqual([]);
  expect((await answer(jar, 5)).error).toBe(errorCodes.NOT_FOUND);
});

it('lets only the invited account answer, once, and before the invitation expires', async () => {
  await invite('citra');
  expect((await answer(dewi, 5)).error).toBe(errorCodes.NOT_FOUND);
  expect((await answer(citra, 6)).error).toBe(errorCodes.NOT_FOUND);
  expect((await answer(citra, 5, false)).error).toBe(0);
  expect((await answer(citra, 5)).error).toBe(errorCodes.NOT_FOUND);
  await invite('citra');
  server.clock.now += shopTeamLimits.invitationDays * dayMs;
  expect(await readInvited(citra)).toEqual([]);
  expect((await answer(citra, 5)).error).toBe(errorCodes.NOT_FOUND);
  await invite('citra');
  expect((await call(owner, 'seller/team/cancel', { contact: 'citra' })).data.invitations).toEqual([]);
  expect((await answer(citra, 5)).error).toBe(errorCodes.NOT_FOUND);
});

it('deletes an expired invitation, whose address may be of somebody who never had an account', async () => {
  await invite('nobody@example.com');
  const countInvitations = async () =>
    (await database.db.selectFrom('shop_invitation').select('contact').execute()).length;
  await deleteExpiredSessions(database.db, server.clock.now);
  expect(await countInvitations()).toBe(1);
  await deleteExpiredSessions(database.db, server.clock.now + shopTeamLimits.invitationDays * dayMs);
  expect(await countInvitations()).toBe(0);
});

it('keeps an account in one shop a market, also when it accepts two invitations at once', async () => {
  const other = await server.signIn('other', password);
  await invite('citra');
  await invite('citra', 'finance', other);
  const answers = await Promise.all([answer(citra, 5), answer(citra, 6)]);
  expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.OTHER_SHOP].sort());
  await invite('other');
  expect((await answer(other, 5)).error).toBe(errorCodes.OTHER_SHOP);
});

it.each([
  ['an invalid contact', 'ci tra'],
  ['the owner', 'selvi'],
  ['the owner’s address', 'selvi@example.com'],
])('rejects %s', async (_, contact) => {
  expect((await invite(contact)).error).toBe(errorCodes.PARAM);
});

it('limits the team and the invitations of a day', async () => {
  const full = Array.from({ length: shopTeamLimits.maxMembers - 1 }, (_, at) => ({
    ...{ market: 'SG', shopid: 5, userid: 9_000_000 + at, role: 'service' as const, added_at: 1 },
  }));
  await database.db.insertInto('shop_member').values(full).execute();
  const answers = await Promise.all(['one', 'two', 'three'].map((contact) => invite(contact)));
  expect(answers.map(({ error }) => error).sort()).toEqual(
    [0, errorCodes.TEAM_FULL, errorCodes.TEAM_FULL].sort(),
  );
  await database.db
    .updateTable('rate_window')
    .set({ hits: shopTeamLimits.invitationsPerDay })
    .where('key', 'like', 'shop-invitation%')
    .execute();
  expect((await invite('four')).error).toBe(errorCodes.LIMIT);
});

it('lets a member leave, but not the owner', async () => {
  await invite('citra');
  await answer(citra, 5);
  expect((await call(citra, 'seller/team/leave', {})).error).toBe(0);
  expect((await listTeam()).data.members).toEqual([]);
  expect((await call(citra, 'seller/team/leave', {})).error).toBe(errorCodes.NOT_FOUND);
  expect((await call(owner, 'seller/team/leave', {})).error).toBe(errorCodes.PARAM);
});
