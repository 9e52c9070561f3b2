import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deletedTables, detachedTables, keptTables } from './account-tables.data.ts';
import { budi, citra, setUpDeletion } from '../testing/set-up-deletion.ts';

const { anonymise, readDb } = setUpDeletion();

type Column = { readonly table: string; readonly column: string };

/** Lists every column of the database that holds an account id, from PostgreSQL's catalogue. */
async function listAccountColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(user_?id|buyer_?id|member_?id|account_?id)$'
    order by 1, 2`.execute(readDb());
  return rows;
}

async function count({ table, column }: Column, value: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(readDb());
  return rows[0]?.n ?? 0;
}

const listed = (...groups: readonly Partial<Record<string, readonly string[]>>[]) =>
  groups.flatMap((group) =>
    Object.entries(group).flatMap(([column, tables = []]) => tables.map((table) => `${table}.${column}`)),
  );

const name = ({ table, column }: Column) => `${table}.${column}`;

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
  const db = readDb();
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
  const db = readDb();
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
