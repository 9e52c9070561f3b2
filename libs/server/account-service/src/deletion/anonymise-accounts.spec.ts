import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletedTables, detachedTables, keptTables } from './account-tables.data.ts';
import { anonymiseDueAccounts } from './anonymise-accounts.ts';

const budi = 501;
const citra = 502;
const now = 1_800_000_000_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const account = (userid: number, username: string) => ({
  ...{ userid, username, username_key: username, email: `${username}@example.com`, email_verified: true },
  ...{ phone: `+659123${userid}`, phone_verified: true, password_hash: 'x', portrait: 'p1', cover: '' },
  ...{ not_new_user: true, birth_at: 1, birth_verified: true, adult_consent_at: 1, tos_accepted_at: 1 },
  ...{ cookies_accepted_at: 1, created_at: 1 },
});
const conversation = (conversation_id: number, buyer_id: number) => ({
  ...{ conversation_id, market: 'SG', buyer_id, shopid: 9, created_at: 1 },
});
const message = (conversation_id: number) => ({
  ...{ conversation_id, seq: 1, sender: 'buyer' as const, client_id: 'a', body: 'I live in Clementi' },
  ...{ itemid: null, order_id: null, created_at: 1 },
});

/** Creates two identical members; the first is going to be deleted. */
async function insertMember(userid: number, username: string): Promise<void> {
  const { db } = database;
  const user_id = userid;
  await db.insertInto('account').values(account(userid, username)).execute();
  await db
    .insertInto('verification')
    .values({
      ...{ id: `v${userid}`, purpose: 'change-phone', kind: 'identity', userid, owner: '', session_hash: '' },
      ...{ market: 'SG', device: 'Chrome', counter: '', created_at: 1, expires_at: 2 },
    })
    .execute();
  await db.insertInto('wallet_pin').values({ userid, pin_hash: 'x', changed_at: 1 }).execute();
  await db.insertInto('chat_conversation').values(conversation(userid, userid)).execute();
  await db.insertInto('chat_message').values(message(userid)).execute();
  await db
    .insertInto('notification_choice')
    .values({ user_id, topic: 'offers', channel: 'email', is_on: true, changed_at: 1 })
    .execute();
  await db
    .insertInto('invoice_carrier')
    .values({ user_id, market: 'TW', kind: 'mobile-barcode', code: '/ABC+123', changed_at: 1 })
    .execute();
  await db
    .insertInto('linked_account')
    .values({ user_id, market: 'SG', partner: 'chat', subject_hmac: `h${userid}`, linked_at: 1 })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      ...{ credential_id: `c${userid}`, userid, rp_id: 'localhost', public_key: '', counter: 0 },
      ...{ transports: '', name: 'Phone', created_at: 1 },
    })
    .execute();
  await db
    .insertInto('social_identity')
    .values({ provider: 'demo', subject: `s${userid}`, userid, label: 'me@example.com', created_at: 1 })
    .execute();
  await db
    .insertInto('sign_in_step')
    .values({ token_hash: `t${userid}`, userid, recipient: '+6591234567', expires_at: 2 })
    .execute();
  await db
    .insertInto('session')
    .values({
      token_hash: `k${userid}`,
      userid,
      created_at: 1,
      seen_at: 1,
      expires_at: 2,
      user_agent: 'Chrome',
    })
    .execute();
  await db
    .insertInto('message_outbox')
    .values({
      ...{ id: userid, market: 'SG', channel: 'email', recipient: `${username}@example.com` },
      ...{ subject: '', body: '', created_at: 1 },
    })
    .execute();
  await db
    .insertInto('rating_video')
    .values({
      ...{ video_id: `r${userid}`, user_id, type: 'video/mp4', seconds: 1, bytes: 1, created_at: 1 },
      ...{ content: Buffer.from('v'), is_published: true },
    })
    .execute();
  await db
    .insertInto('tracking_event')
    .values({
      ...{ session_id: `e${userid}`, sequence_id: 1, happened_at: 1, received_at: 1, market: 'SG', userid },
      ...{ page_type: 'home', operation: 0, tracker_id: null, ab_test: '{}', source: '{}', info: '{}' },
    })
    .execute();
}

type Column = { readonly table: string; readonly column: string };

/** Lists every column of the database that holds an account id, from PostgreSQL's catalogue. */
async function listAccountColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(user_?id|buyer_?id|member_?id|account_?id)$'
    order by 1, 2`.execute(database.db);
  return rows;
}

async function count({ table, column }: Column, value: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

const listed = (...groups: readonly Partial<Record<string, readonly string[]>>[]) =>
  groups.flatMap((group) =>
    Object.entries(group).flatMap(([column, tables = []]) => tables.map((table) => `${table}.${column}`)),
  );

const name = ({ table, column }: Column) => `${table}.${column}`;

beforeEach(async () => {
  await sql`truncate account, verification, wallet_pin, chat_conversation, chat_message, notification_choice,
    invoice_carrier, linked_account, passkey, social_identity, sign_in_step, session, message_outbox,
    tracking_event, account_deletion, rating, rating_video`.execute(database.db);
  await insertMember(budi, 'budi');
  await insertMember(citra, 'citra');
  await database.db
    .insertInto('account_deletion')
    .values({ userid: budi, reason: 'other', requested_at: 1, due_at: now })
    .execute();
});

const anonymise = () =>
  anonymiseDueAccounts(
    { db: database.db, portraits: { save: () => Promise.resolve(), remove: () => Promise.resolve() } },
    now,
  );

it('covers every table with an account’s id', async () => {
  const columns = await listAccountColumns();
  const tables = listed(deletedTables, detachedTables, keptTables);
  const missing = columns.map(name).filter((column) => !tables.includes(column));
  expect(missing, 'Add each to account-tables.data.ts: deleted, detached or kept with the account').toEqual(
    [],
  );
  expect([...tables].sort()).toEqual(columns.map(name).sort());
});

it('removes the id from all tables except those that are kept', async () => {
  await anonymise();
  const kept = listed(keptTables);
  const columns = (await listAccountColumns()).filter((column) => !kept.includes(name(column)));
  const remaining: string[] = [];
  for (const column of columns) if ((await count(column, budi)) > 0) remaining.push(name(column));
  expect(remaining).toEqual([]);
});

it('keeps the text of a rating and deletes its video', async () => {
  const { db } = database;
  await sql`insert into shop (market, shopid, userid, username, name, description, tagline, location, picture, cover,
    ctime, last_active) values ('SG', 900, 900, 'shop', '', '', '', '', '{}', '{}', 1, 1)`.execute(db);
  await sql`insert into item (market, shopid, itemid, name, catid, cat_path, price, price_min, price_max, currency,
    stock, ctime) values ('SG', 900, 900, 'Shoes', 1, '{1}', 1, 1, 1, 'SGD', 5, 1)`.execute(db);
  for (const [userid, username] of [
    [budi, 'budi'],
    [citra, 'citra'],
  ] as const)
    await db
      .insertInto('rating')
      .values({
        ...{ market: 'SG', shopid: 900, itemid: 900, ratingid: userid, userid, username, rating_star: 5 },
        ...{ comment: 'Good.', model_name: '', pictures: '[]' as never, ctime: 1, liked_count: 0 },
        video: { id: `r${userid}`, type: 'video/mp4', seconds: 1 },
        seller_reply: null,
      })
      .execute();
  await anonymise();
  const ratings = db.selectFrom('rating').select(['username', 'comment', 'video']);
  expect(await ratings.orderBy('ratingid').execute()).toMatchObject([
    { username: `deleted.${budi}`, comment: 'Good.', video: null },
    { username: 'citra', comment: 'Good.', video: { id: `r${citra}` } },
  ]);
  const videos = db.selectFrom('rating_video').select('video_id');
  expect(await videos.execute()).toEqual([{ video_id: `r${citra}` }]);
});

it('deletes what was written and sent, without touching other accounts', async () => {
  const columns = await listAccountColumns();
  const countCitra = async () => {
    const counts: number[] = [];
    for (const column of columns) counts.push(await count(column, citra));
    return counts;
  };
  const before = await countCitra();
  await anonymise();
  expect(await countCitra()).toEqual(before);
  const { db } = database;
  expect(await db.selectFrom('chat_message').select('conversation_id').execute()).toEqual([
    { conversation_id: citra },
  ]);
  expect(await db.selectFrom('message_outbox').select('recipient').execute()).toEqual([
    { recipient: 'citra@example.com' },
  ]);
  expect(await db.selectFrom('tracking_event').select('userid').orderBy('session_id').execute()).toEqual([
    { userid: null },
    { userid: citra },
  ]);
});

describe('the shops of the account', () => {
  const picture = JSON.stringify({ id: 'face', width: 1, height: 1 });
  const openShop = async (shopid: number, userid: number, market: string, username: string) => {
    await sql`insert into shop
      (market, shopid, userid, username, name, description, tagline, location, picture, cover, ctime, last_active)
      values (${market}, ${shopid}, ${userid}, ${username}, 'Budi Santoso', 'I am Budi', 'Budi’s', 'Clementi',
      ${picture}, ${picture}, 1, 1)`.execute(database.db);
    await sql`insert into item (market, shopid, itemid, name, catid, cat_path, price, price_min, price_max, currency,
      stock, ctime) values (${market}, ${shopid}, ${shopid}, 'Shoes', 1, '{1}', 1, 1, 1, 'SGD', 5, 1)`.execute(
      database.db,
    );
    await database.db.insertInto('shop_word').values({ market, word: 'budi', shopid }).execute();
  };
  const readShop = async (market: string, shopid: number) =>
    (
      await sql<Record<string, unknown>>`select s.*, i.status, w.word from shop s
        join item i on i.market = s.market and i.shopid = s.shopid
        left join shop_word w on w.market = s.market and w.shopid = s.shopid
        where s.market = ${market} and s.shopid = ${shopid}`.execute(database.db)
    ).rows[0];

  beforeEach(async () => {
    await sql`truncate shop, item, shop_word cascade`.execute(database.db);
    await openShop(1, budi, 'SG', 'budi');
    await openShop(2, budi, 'MY', 'budi');
    await openShop(3, citra, 'SG', 'citra');
  });

  it.each([
    ['SG', 1],
    ['MY', 2],
  ])('are closed in %s, without personal data', async (market, shopid) => {
    await anonymise();
    const shop = await readShop(market, shopid);
    expect(shop).toMatchObject({ holiday_mode_on: true, status: 0, word: null, name: `closed.${shopid}` });
    expect(JSON.stringify(shop)).not.toMatch(/budi|santoso|clementi|face/i);
  });

  it('lose their team and imports, and the account its place in other teams', async () => {
    const { db } = database;
    await sql`truncate shop_member, shop_invitation, seller_import`.execute(db);
    const member = (shopid: number, userid: number) => ({
      ...{ market: 'SG', shopid, userid, role: 'service' as const, added_at: 1 },
    });
    await db
      .insertInto('shop_member')
      .values([member(1, 601), member(3, budi), member(3, 602)])
      .execute();
    const invitation = { market: 'SG', role: 'service', invited_at: 1, expires_at: 2 } as const;
    await db
      .insertInto('shop_invitation')
      .values([
        { ...invitation, shopid: 1, contact: 'eka', userid: null },
        { ...invitation, shopid: 3, contact: 'budi', userid: budi },
      ])
      .execute();
    const importRow = { market: 'SG', file_name: 'a.csv', size: 1, is_dry_run: true, state: 'done' } as const;
    const imports = [
      { ...importRow, shopid: 1, import_id: 1, userid: 601, created_at: 1, finished_at: 1, failure: null },
      { ...importRow, shopid: 3, import_id: 2, userid: budi, created_at: 1, finished_at: 1, failure: null },
    ];
    await db.insertInto('seller_import').values(imports).execute();
    await anonymise();
    expect(await db.selectFrom('shop_member').select(['shopid', 'userid']).execute()).toEqual([
      { shopid: 3, userid: 602 },
    ]);
    expect(await db.selectFrom('shop_invitation').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('seller_import').select('import_id').execute()).toEqual([{ import_id: 2 }]);
  });

  it('leave the shops of other accounts alone', async () => {
    const before = await readShop('SG', 3);
    await anonymise();
    expect(await readShop('SG', 3)).toEqual(before);
    expect(before).toMatchObject({ holiday_mode_on: false, status: 1, word: 'budi' });
  });
});
