import { gzipSync } from 'node:zlib';
import { importLimits } from '@pasar/item';
import { expect, it } from 'vitest';
import { header, now, row, seller, setUpImportStore, toFile } from '../testing/import-store.ts';
import { insert } from '../testing/insert-catalogue.ts';
import { runSellerImports } from './run-imports.ts';

const { act, db, deps, folder, list, report, run } = setUpImportStore();

it.each([
  ['that is no feed', Buffer.from('hello'), /feed\.csv is not a product file/],
  ['that is a workbook', Buffer.from('504b030400000000', 'hex'), /Excel or ZIP/],
  ['that is damaged', gzipSync('hello').subarray(0, 12), /cut off or damaged/],
  ['with a foreign currency', toFile(row('a', 'Rug', '5 USD')), /USD/],
  [
    'that unpacks to too much',
    gzipSync(Buffer.concat([toFile(), Buffer.alloc(importLimits.maxUnpackedBytes, 'x')])),
    /larger than 200 MB/,
  ],
])(
  'reports a file %s, and names no folder',
  async (_, file, failure) => {
    const answer = await run(file);
    expect(answer).toMatchObject({ state: 'failed', failure: { reason: expect.stringMatching(failure) } });
    expect(JSON.stringify(answer.failure)).not.toContain(folder());
  },
  // A busy machine takes half a minute to unpack 200 MB.
  120_000,
);

it('refuses a file with too many rows', async () => {
  const rows = Array.from({ length: importLimits.maxRows + 1 }, (_, at) => `i${at},t,,1`);
  const file = gzipSync(Buffer.from(['id,title,description,price', ...rows].join('\n')));
  expect(await run(file, { file_name: 'feed.csv.gz' })).toMatchObject({ state: 'failed', created: 0 });
});

it('rejects what names no category of the store, and creates none', async () => {
  const answer = await run(toFile(row('n1', 'Rug', '5 SGD', 'Weapons'), row('n2', 'Rug', '5 SGD', '')));
  expect(answer.problems.map(({ reason }) => reason)).toEqual([
    'The store has no category “Weapons”.',
    'It has no category. Fill in the column product_type.',
  ]);
  const categories = await db().selectFrom('category').select('name').execute();
  expect(categories.map(({ name }) => name).sort()).toEqual(['Baskets', 'Home']);
});

it('looks for pictures neither in the server’s folders nor at private addresses', async () => {
  const answer = await run(
    toFile(
      row('p1', 'Rug', '5 SGD', 'Home', '../../pictures/x.webp'),
      row('p2', 'Mat', '5 SGD', 'Home', 'http://127.0.0.1/x'),
    ),
  );
  expect(answer).toMatchObject({ created: 1, rejected: 1 });
});

it('writes a report that a spreadsheet reads as text', async () => {
  const answer = await run(toFile(row('=1+1', '<img src=x>', 'much'), row('r2', 'Rug')));
  const file = await report(answer.import_id);
  expect(file.disposition).toContain('attachment');
  expect(file.body.split('\n')[1]).toMatch(/^2,rejected,'=1\+1,/);
  expect(file.body.split('\n')[2]).toBe('3,new,r2,');
});

it('keeps price and variations of a product in a flash sale', async () => {
  await run(toFile(row('sale', 'Sale rug')));
  const { itemid } = await db()
    .selectFrom('import_item')
    .select('itemid')
    .where('external_id', '=', 'sale')
    .executeTakeFirstOrThrow();
  await insert(db(), 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at: now - 1, ends_at: now + 1, stock: 5, price: 100 },
  });
  const answer = await run(toFile(row('sale', 'Sale rug', '20 SGD')));
  expect(answer.problems[0]?.reason).toMatch(/^It is in a flash sale until \d{4}-\d\d-\d\d \d\d:\d\d\./);
  expect(await run(toFile(row('sale', 'Better title')))).toMatchObject({ changed: 1, rejected: 0 });
});

const option = (id: string, size: string, price: string) =>
  `${id},Sized rug,Woven,${price},5,in stock,Baskets,,sized,${size}`;
const sized = (...rows: string[]) => Buffer.from([`${header},item_group_id,size`, ...rows].join('\n'));

it('keeps every price and option of a product with variations in a flash sale', async () => {
  await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'L', '30 SGD')));
  const { itemid } = await db()
    .selectFrom('import_item')
    .select('itemid')
    .where('external_id', '=', 'sized')
    .executeTakeFirstOrThrow();
  await insert(db(), 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at: now - 1, ends_at: now + 1, stock: 5, price: 100 },
  });
  // The cheapest price and the number of variations stay.
  const dearer = await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'L', '300 SGD')));
  expect(dearer.problems[0]).toMatchObject({ code: 'in-flash-sale' });
  const renamed = await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'XL', '30 SGD')));
  expect(renamed).toMatchObject({ changed: 0, rejected: 2 });
  const same = sized(option('s1', 'S', '10 SGD').replace(',5,', ',7,'), option('s2', 'L', '30 SGD'));
  expect(await run(same)).toMatchObject({ changed: 1, rejected: 0 });
});

it('leaves the pictures of categories to the store', async () => {
  await run(toFile(row('cat', 'Category rug')));
  const pictures = await db().selectFrom('category').select('picture').execute();
  expect(pictures.map(({ picture }) => picture)).toEqual([null, null]);
});

it('refreshes the market’s vocabulary only if a file has changed something', async () => {
  const file = toFile(row('voc', 'Vocabulary rug'));
  await run(file);
  await insert(db(), 'search_word', { market: 'SG', word: 'outdated', item_count: 1, trigrams: [] });
  const isOutdated = async () =>
    (await db().selectFrom('search_word').select('word').where('word', '=', 'outdated').execute()).length;
  expect(await run(file)).toMatchObject({ unchanged: 1 });
  expect(await isOutdated()).toBe(1);
  await run(toFile(row('voc', 'Vocabulary mat')));
  expect(await isOutdated()).toBe(0);
});

it('quotes little of a file in its problems', async () => {
  const answer = await run(toFile(row('q', 'Rug', '5 SGD', 'x'.repeat(100_000))));
  expect(answer.problems[0]?.values['category']).toHaveLength(200);
  expect(answer.problems[0]?.reason).toMatch(/^The store has no category “x+…”\.$/);
});

it('quotes what the database cannot store without it', async () => {
  const answer = await run(toFile(row('nul', 'Rug', 'a\0b'), row('cut', 'Mat', `${'x'.repeat(198)}🧺🧺`)));
  expect(answer.problems.map(({ values }) => values['price'])).toEqual(['a b', `${'x'.repeat(198)}…`]);
});

it('counts products instead of lines if several share a line of the file', async () => {
  const item = (id: string) =>
    `<item><g:id>${id}</g:id><title>Rug</title><g:price>much</g:price><g:product_type>Home</g:product_type></item>`;
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('x1')}${item('x2')}</channel></rss>`;
  const answer = await run(Buffer.from(xml), { file_name: 'feed.xml' });
  expect(answer.problems).toMatchObject([
    { id: 'x1', line: 1, line_unit: 'product' },
    { id: 'x2', line: 2, line_unit: 'product' },
  ]);
  const { body } = await report(answer.import_id);
  expect(body).toMatch(/^\uFEFF?product,result,id,reason\n1,rejected,x1,.*\n2,rejected,x2,/);
});

it('gives reasons in the language of the reader, and the report in that of the sender', async () => {
  const { import_id } = await run(toFile(row('l', 'Rug', 'much')), { is_dry_run: true });
  const [read] = await list(seller, 'zh-Hans');
  expect(read?.problems[0]).toMatchObject({
    ...{ code: 'price-invalid', values: { price: 'much', example: '109.99 SGD' } },
    reason: '价格“much”不是带货币的金额。请写成 109.99 SGD。',
  });
  expect((await report(import_id)).body).toContain('The price “much” is not an amount');
  await act('confirm', import_id, seller, 'ms');
  await runSellerImports(deps());
  expect((await report(import_id)).body).toContain('Harga “much” bukan jumlah');
});
