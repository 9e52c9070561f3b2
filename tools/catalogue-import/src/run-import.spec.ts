import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runImport } from './run-import.ts';

/** Starting PostgreSQL is slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let store: TestDatabase;
let folder: string;
const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));

beforeAll(async () => {
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pasar-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const faults: string[] = [];
  const code = await runImport({
    args: [...args, '--database', store.url, '--pictures', join(folder, 'pictures')],
    env: { INIT_CWD: fixtures },
    root: folder,
    now: () => 1_800_000_000_000,
    log: (line) => lines.push(line),
    logFault: (line) => faults.push(line),
    onProgress: () => undefined,
  });
  return { code, lines, faults };
}

const { itemOf, counts } = {
  itemOf: (name: string) =>
    store.db.selectFrom('item').selectAll().where('name', '=', name).executeTakeFirstOrThrow(),
  counts: async () => {
    const tables = ['item', 'model', 'shop', 'category', 'import_item', 'import_model'] as const;
    const count = (table: (typeof tables)[number]) =>
      store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    return Promise.all(tables.map(async (table) => (await count(table)).n));
  },
};

const refusals: [string, string[], RegExp][] = [
  ['no file', ['--market', 'SG'], /Expected one file/],
  ['no market', ['feed.tsv'], /Which market/],
  ['an unknown market', ['feed.tsv', '--market', 'XX'], /no market XX.*SG, ID/],
  ['an unknown option', ['feed.tsv', '--market', 'SG', '--fast'], /--fast/],
  ['an invalid rate', ['feed.tsv', '--market', 'SG', '--rate', 'much'], /--rate much/],
  [
    'a report in place of the feed',
    ['feed.tsv', '--market', 'SG', '--report', './feed.tsv'],
    /replace the feed/,
  ],
  ['a missing file', ['none.tsv', '--market', 'SG'], /no such file/],
  ['a folder', ['.', '--market', 'SG'], /not a file/],
  ['a picture', ['mug.png', '--market', 'SG'], /not a product file/],
  ['prices in another currency without a rate', ['feed.tsv', '--market', 'SG'], /USD.*SGD.*--rate/],
];
it.each(refusals)('refuses %s with a one-line message, and changes nothing', async (_, args, line) => {
  const { code, lines, faults } = await run(...args);
  expect({ code, lines, faults }).toEqual({ code: 2, lines: [], faults: [expect.stringMatching(line)] });
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
});

it("writes nothing if the report's folder does not exist", async () => {
  const { code, faults } = await run(
    'feed.tsv',
    '--market',
    'SG',
    '--rate',
    '2',
    '--report',
    'no/report.csv',
  );
  expect({ code, faults }).toEqual({ code: 2, faults: [expect.stringMatching(/report can't be written/)] });
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
});

it('imports valid rows, and reports line and reason of invalid ones', async () => {
  const { code, lines, faults } = await run('feed.tsv', '--market', 'sg', '--rate', '1.5');
  expect(code).toBe(1);
  expect(faults).toEqual([
    'line 5: The price “free” is not an amount with its currency. Write it like 109.99 USD.',
    'line 7: Its id “mug” is already on line 2.',
    'line 9: Its price is in EUR. Write it in SGD.',
    'line 10: It has no id.',
    'line 11: “perhaps” is not an availability. Write in_stock or out_of_stock.',
    'line 12: The quantity “1.5” is not a whole number.',
    'line 13: It has the same options as line 3.',
    expect.stringMatching(/^line 8: Its photo .* is outside the file’s folder\.$/),
  ]);
  expect(lines.at(-1)).toBe('8 rows failed.');
  expect(lines).toContainEqual('Note: 1 picture on other machines was not fetched: give --fetch-pictures.');
  // mug and shirt; the shirt's three models; two shops; Home > Kitchen > Mugs, Apparel > Shirts
  expect(await counts()).toEqual([2, 3, 2, 5, 2, 3]);
});

it('converts prices, uses the sale price, copies the picture', async () => {
  const mug = await itemOf('Harbour Mug');
  expect(mug).toMatchObject({ price: 1200, price_before_discount: 1500, raw_discount: 20, currency: 'SGD' });
  expect(mug).toMatchObject({ stock: 5, model_count: 0, description: 'A mug that says "ahoy"' });
  expect(mug.attributes).toEqual([{ name: 'Colour', value: 'Blue' }]);
  expect(mug.pictures).toMatchObject([{ width: 1200, height: 800 }]);
  const file = join(folder, 'pictures', `${mug.pictures[0]?.id}.webp`);
  expect((await stat(file)).size).toBeGreaterThan(100);
});

it('makes models of a group, even if its rows are not adjacent, and prices from those in stock', async () => {
  const shirt = await itemOf('Linen Shirt');
  expect(shirt).toMatchObject({ price: 4500, price_min: 4500, price_max: 4650, stock: 102, model_count: 3 });
  expect(shirt.tier_variations).toEqual([
    { name: 'Colour', options: ['Red', 'Blue'], pictures: [] },
    { name: 'Size', options: ['M', 'L'], pictures: [] },
  ]);
  const models = await store.db
    .selectFrom('model')
    .select(['name', 'price', 'stock', 'tier_index'])
    .orderBy('name')
    .execute();
  expect(models).toEqual([
    { name: 'Blue, M', price: 4650, stock: 100, tier_index: [1, 0] },
    { name: 'Red, L', price: 4800, stock: 0, tier_index: [0, 1] },
    { name: 'Red, M', price: 4500, stock: 2, tier_index: [0, 0] },
  ]);
});

it('updates instead of duplicating in a second run', async () => {
  const [before, shirt] = [await counts(), await itemOf('Linen Shirt')];
  const models = store.db.selectFrom('model').select('modelid').orderBy('modelid');
  const ids = await models.execute();
  await store.db.updateTable('item').set({ historical_sold: 9, stock: 0 }).execute();
  const { lines } = await run('feed.tsv', '--market', 'SG', '--rate', '1.5');
  expect(lines[1]).toMatch(/0 new, 2 changed, 0 unchanged/);
  expect(await counts()).toEqual(before);
  expect(await models.execute()).toEqual(ids);
  expect(await itemOf('Linen Shirt')).toMatchObject({ itemid: shirt.itemid, stock: 102, historical_sold: 9 });
});

it('ends the price labels that no longer hold', async () => {
  const labels = { has_lowest_price_guarantee: true, deep_discount_label: 'Half price' };
  const named = (name: string) => store.db.updateTable('item').where('name', '=', name);
  await named('Harbour Mug')
    .set({ ...labels, price_min: 1100 })
    .execute();
  await named('Linen Shirt').set(labels).execute();
  await store.db.updateTable('import_item').set({ content_hash: null }).execute();
  await run('feed.tsv', '--market', 'SG', '--rate', '1.5');
  const ended = { has_lowest_price_guarantee: false, deep_discount_label: null };
  expect(await itemOf('Harbour Mug')).toMatchObject(ended);
  expect(await itemOf('Linen Shirt')).toMatchObject({ ...ended, has_lowest_price_guarantee: true });
});

it('gives each category a picture of one of its products, once there is one', async () => {
  const pictures = async () => {
    const named = store.db.selectFrom('category').select(['name', 'picture']).where('market', '=', 'SG');
    return Object.fromEntries((await named.execute()).map(({ name, picture }) => [name, picture?.id]));
  };
  const mug = (await itemOf('Harbour Mug')).pictures[0]?.id;
  const [parcel, own] = [expect.stringMatching(/^imported-parcel-/), 'a-picture-of-our-own'];
  expect(await pictures()).toEqual({ Home: mug, Kitchen: mug, Mugs: mug, Apparel: parcel, Shirts: parcel });
  const shirts = store.db.updateTable('category').where('name', '=', 'Shirts');
  await shirts.set({ picture: { id: own, width: 1, height: 1 } }).execute();
  const file = join(folder, 'apparel.tsv');
  const head = 'id\ttitle\tprice\tproduct_type\tshop\timage_link\n';
  await copyFile(join(fixtures, 'mug.png'), join(folder, 'cap.png'));
  await writeFile(file, `${head}cap\tCap\t9.00 SGD\tApparel > Shirts\tLoom\tcap.png\n`);
  await run(file, '--market', 'SG');
  expect(await pictures()).toMatchObject({ Apparel: mug, Shirts: own });
});

it('drops models that are no longer in the feed', async () => {
  const file = join(folder, 'less.tsv');
  const head = 'id\titem_group_id\ttitle\tprice\tquantity\tsize\tshop\n';
  await writeFile(file, `${head}shirt-r-m\tshirt\tLinen Shirt\t45.00 SGD\t3\tM\tLoom\n`);
  expect((await run(file, '--market', 'SG')).code).toBe(0);
  expect(await itemOf('Linen Shirt')).toMatchObject({ stock: 3, model_count: 0 });
  expect(await store.db.selectFrom('model').selectAll().execute()).toEqual([]);
});

it('reads a Shopify product CSV, optionally into one shop', async () => {
  const { code, faults } = await run('shopify.csv', '--market', 'BR', '--shop', 'Casa do Chá');
  expect([code, faults]).toEqual([1, ['line 7: The quantity “many” is not a whole number.']]);
  const shops = store.db.selectFrom('shop').select(['name', 'username']).where('market', '=', 'BR');
  expect(await shops.execute()).toEqual([{ name: 'Casa do Chá', username: 'casa.do.cha' }]);
  expect(await itemOf('Morning Tea')).toMatchObject({
    price: 550,
    price_before_discount: 600,
    currency: 'BRL',
    description: 'Strong & black.\nTin',
    tier_variations: [{ name: 'Weight', options: ['100 g', '250 g'] }],
  });
  expect(await itemOf('Plain Cup')).toMatchObject({ model_count: 0, stock: 9, tier_variations: [] });
});

it('makes imported products searchable and counted', async () => {
  const words = await store.db.selectFrom('search_word').select('word').where('market', '=', 'SG').execute();
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['harbour', 'mug', 'linen']));
  const home = store.db.selectFrom('category').select('item_count').where('name', '=', 'Home');
  expect(await home.execute()).toEqual([{ item_count: 1 }]);
});
