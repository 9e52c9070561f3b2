import { hourMs } from '@pasar/durations';
import { findCoinDifferences, findIncomeDifferences, sweepAfterSale } from '@pasar/order-service';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from './seed.ts';

const now = Date.UTC(2026, 10, 21, 9);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seed(test.db, { markets: ['TH', 'BR'], itemsPerMarket: 200, now });
}, 60_000);
afterAll(() => test.close());

const number = async (query: string): Promise<number> => {
  const { rows } = await sql.raw<{ n: number }>(`select (${query})::int as n`).execute(test.db);
  return rows[0]?.n ?? -1;
};

/** Invariants of every seeded store: each query counts violations. */
const breaches = [
  [
    'an item whose stock is not the sum of its models',
    `select count(*) from item i where model_count > 0 and stock <> (select sum(stock) from model m where m.market = i.market and m.itemid = i.itemid)`,
  ],
  [
    'an item whose price is not a model’s price',
    `select count(*) from item i where model_count > 0 and not exists (select from model m where m.itemid = i.itemid and m.price = i.price)`,
  ],
  [
    'a price range that is not that of the models in stock',
    `select count(*) from item i join lateral (select min(price) as low, max(price) as high from model m where m.market = i.market and m.itemid = i.itemid and (m.stock > 0 or i.stock = 0)) m on true where model_count > 0 and (price <> low or price_min <> low or price_max <> high)`,
  ],
  ['a price outside its range', `select count(*) from item where price < price_min or price > price_max`],
  [
    'a discount without an original price',
    `select count(*) from item where (raw_discount > 0) <> (price_before_discount is not null)`,
  ],
  ['an item that search does not find', `select count(*) from item where search_vector = ''`],
  [
    'a wrong sum of ratings',
    `select count(*) from item i where rating_count <> (select count(*) from rating r where r.itemid = i.itemid)`,
  ],
  [
    'a category with a wrong count',
    `select count(*) from category c where item_count <> (select count(*) from item i where i.market = c.market and c.catid = any(i.cat_path))`,
  ],
  [
    'a flash sale at or above the item’s price',
    `select count(*) from flash_sale f join item i using (market, shopid, itemid) where f.price >= i.price or f.price <= 0`,
  ],
  [
    'an item wrongly marked with a bundle deal',
    `select count(*) from item i where (bundle_deal_label is null) = exists (select from bundle_deal_item b where b.market = i.market and b.itemid = i.itemid)`,
  ],
  [
    'an item wrongly marked with an add-on deal',
    `select count(*) from item i where (add_on_deal_label is null) = exists (select from add_on_deal_main a where a.market = i.market and a.itemid = i.itemid)`,
  ],
  [
    'an add-on at or above its price',
    `select count(*) from add_on_deal_sub a join item i using (market, shopid, itemid) where a.price >= i.price`,
  ],
  [
    'an add-on deal with nothing to add',
    `select count(*) from add_on_deal d where not exists (select from add_on_deal_sub s where s.market = d.market and s.dealid = d.dealid)`,
  ],
  [
    'an empty featured collection or campaign',
    `select count(*) from (select market, collectionid from collection union all select market, collectionid from campaign) c where not exists (select from collection_item m where m.market = c.market and m.collectionid = c.collectionid)`,
  ],
  [
    'a banner that links to another one’s page, or to the front page that shows it',
    `select count(*) from banner b where link in ('/mall', '/oficial', '/supermarket') or exists (select from banner o where o.market = b.market and o.link = b.link and o.bannerid <> b.bannerid)`,
  ],
  [
    'a shop that follows its own shop',
    `select count(*) from shop_follow f join shop s using (market, shopid) where f.user_id = s.userid`,
  ],
  [
    'an item wrongly marked as free shipping',
    `select count(*) from item where show_free_shipping <> (shipping_max = 0)`,
  ],
  [
    'an order with wrong sums',
    `select count(*) from orders o where merchandise_total <> (select sum(price * quantity - deal_discount) from order_line l where l.user_id = o.user_id and l.order_id = o.order_id) or total <> (select total from checkout c where c.user_id = o.user_id and c.checkoutid = o.checkoutid)`,
  ],
  [
    'an order whose last event does not match its status',
    `select count(*) from orders o where status <> (select status from order_event e where e.user_id = o.user_id and e.order_id = o.order_id order by at desc limit 1)`,
  ],
  [
    'a payment that is not in the ledger',
    `select count(*) from orders o where (payment_status = 'paid') <> exists (select from ledger_entry p where p.user_id = o.user_id and p.order_id = o.order_id and p.kind = 'charge' and p.amount = o.total)`,
  ],
  [
    'an order of another shop’s item, or older than the item',
    `select count(*) from order_line l join orders o using (user_id, order_id) left join item i on i.market = o.market and i.itemid = l.itemid and i.shopid = o.shopid and i.ctime < o.created_at where i.itemid is null`,
  ],
  [
    'a text with an unfilled placeholder',
    `select count(*) from item where name ~ '[{}|]' or description ~ '[{}|]'`,
  ],
  [
    'two listings of one shop under one name',
    `select count(*) from (select from item group by market, shopid, name having count(*) > 1) as duplicates`,
  ],
] as const;

it.each(breaches)('has no %s', async (_, query) => {
  expect(await number(query)).toBe(0);
});

it.each([
  ['markets', `select count(distinct market) from item`, 2],
  ['items', `select count(*) from item`, 400],
  ['shops in a market', `select count(*) from shop where market = 'TH'`, 40],
  ['levels of categories', `select count(distinct level) from category`, 3],
  ['test accounts', `select count(*) from account where password_hash is not null`, 4],
  [
    'current flash sales of a market',
    `select count(*) from flash_sale where market = 'BR' and starts_at <= ${now} and ends_at > ${now} limit 1`,
    21,
  ],
  [
    'unpaid orders of a market with a two-week deadline',
    `select count(*) from orders where market = 'TH' and user_id = 1001 and status = 'to_pay' and payment_status = 'unpaid' and created_at < ${now} and pay_by = ${Date.UTC(2026, 11, 5)}`,
    1,
  ],
  [
    'minors with an adult item in the cart of each market',
    `select count(*) from cart_line c join account a on a.userid = c.user_id join item i using (market, shopid, itemid) where i.is_adult and c.checked and a.birth_at = ${Date.UTC(2011, 10, 21)}`,
    2,
  ],
  [
    'purchases to buy again from, in a market',
    `select least(count(*), 5) from orders where market = 'TH' and user_id = 1001`,
    5,
  ],
  [
    'states of the demo seller’s orders in a market',
    `select count(distinct o.status) from orders o join shop s using (market, shopid) where market = 'TH' and s.userid = 1003 and o.user_id = 1004`,
    4,
  ],
  [
    'open returns and unanswered ratings of the demo seller in a market',
    `select (select count(*) from order_return r join shop s using (market, shopid) where market = 'TH' and s.userid = 1003 and r.status = 'requested') * 10 + (select count(*) from order_rating o join rating r using (ratingid) where r.market = 'TH' and r.seller_reply is null)`,
    11,
  ],
  ['collections of a market', `select count(*) from collection where market = 'BR'`, 24],
  ['campaigns of a market', `select count(*) from campaign where market = 'BR'`, 6],
])('has the %s', async (_, query, count) => {
  expect(await number(query)).toBe(count);
});

it('is deterministic by day', async () => {
  const again = await createTestDatabase();
  await seed(again.db, { markets: ['TH', 'BR'], itemsPerMarket: 200, now: now + hourMs });
  const digest = sql<{
    d: string;
  }>`select md5(string_agg(i::text, '' order by market, itemid)) as d from item i`;
  const [first, second] = [await digest.execute(test.db), await digest.execute(again.db)];
  await again.close();
  expect(second.rows).toEqual(first.rows);
}, 60_000);

it('releases the demo seller’s income of completed orders, and reconciles', async () => {
  let last = 1;
  await sweepAfterSale({ db: test.db, ids: { next: () => (last += 1) } }, now);
  const query = `select count(*) from orders o join shop s using (market, shopid) where s.userid = 1003 and o.income_state = 'released' and o.income > 0`;
  expect(await number(query)).toBe(4);
  expect(await findIncomeDifferences({ db: test.db })).toEqual([]);
  expect(await findCoinDifferences({ db: test.db })).toEqual([]);
});

it('updates the planner’s statistics, in which each market has its share', async () => {
  const shares = `select count(*) from pg_stats, unnest(most_common_vals::text::text[]) as value
    where schemaname = 'public' and tablename in ('item', 'shop', 'rating') and attname = 'market' and value in ('TH', 'BR')`;
  expect(await number(shares)).toBe(6);
});
