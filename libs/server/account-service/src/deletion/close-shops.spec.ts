import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { budi, citra, setUpDeletion } from '../testing/set-up-deletion.ts';

const { anonymise, readDb } = setUpDeletion();

describe('the shops of the account', () => {
  const picture = JSON.stringify({ id: 'face', width: 1, height: 1 });
  const openShop = async (shopid: number, userid: number, market: string, username: string) => {
    await sql`insert into shop
      (market, shopid, userid, username, name, description, tagline, location, picture, cover, ctime, last_active)
      values (${market}, ${shopid}, ${userid}, ${username}, 'Budi Santoso', 'I am Budi', 'Budi’s', 'Clementi',
      ${picture}, ${picture}, 1, 1)`.execute(readDb());
    await sql`insert into item (market, shopid, itemid, name, catid, cat_path, price, price_min, price_max, currency,
      stock, ctime) values (${market}, ${shopid}, ${shopid}, 'Shoes', 1, '{1}', 1, 1, 1, 'SGD', 5, 1)`.execute(
      readDb(),
    );
    await readDb().insertInto('shop_word').values({ market, word: 'budi', shopid }).execute();
  };
  const readShop = async (market: string, shopid: number) =>
    (
      await sql<Record<string, unknown>>`select s.*, i.status, w.word from shop s
        join item i on i.market = s.market and i.shopid = s.shopid
        left join shop_word w on w.market = s.market and w.shopid = s.shopid
        where s.market = ${market} and s.shopid = ${shopid}`.execute(readDb())
    ).rows[0];

  beforeEach(async () => {
    await sql`truncate shop, item, shop_word cascade`.execute(readDb());
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
    const db = readDb();
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
