import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ListedShopProduct, ProductImport } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { importLimits } from '@pasar/item';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addCategory, addShop, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { createImportFiles } from './import-files.ts';
import { runSellerImports } from './run-imports.ts';
import type { ImportRunDeps } from './run-imports.ts';

const now = 1_790_000_000_000;
const [seller, rival, filler, stranger] = [9001, 9002, 9003, 5];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;
let folder: string;
let deps: ImportRunDeps;

beforeAll(async () => {
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pasar-imports-'));
  await addCategory(store.db, 'SG', [1], 'Home');
  await addCategory(store.db, 'SG', [1, 11], 'Baskets');
  await addShop(store.db, 'SG', 1);
  await addShop(store.db, 'SG', 2);
  await addShop(store.db, 'SG', 3);
  const files = createImportFiles(join(folder, 'imports'));
  server = await serveCatalogue(store.db, now, files);
  let last = 5_000_000;
  deps = {
    ...{ db: store.db, files, ids: { next: () => (last += 1) }, picturesDir: join(folder, 'pictures') },
    ...{ now: () => now, monotonicNow: () => performance.now() },
    fetchPicture: () => Promise.resolve('private-address'),
  };
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
});
afterEach(() => store.db.deleteFrom('seller_import').execute());

const path = (call: string) => `/api/v4/seller/import/${call}`;
const start = (size: number, given: object = {}, user = seller) =>
  server.post<ProductImport>('SG', path('start'), user, {
    ...{ file_name: 'feed.csv', size, is_dry_run: false },
    ...given,
  });
const append = (id: number, offset: number, piece: Buffer, user = seller) =>
  server.send<ProductImport>('SG', path(`append?import_id=${id}&offset=${offset}`), user, piece);
const act = (call: 'confirm' | 'cancel', import_id: number, user = seller) =>
  server.post<ProductImport>('SG', path(call), user, { import_id });
const list = async (user = seller) =>
  (await server.get<{ imports: ProductImport[] }>('SG', path('list'), user)).data.imports;
const products = async (user = seller) =>
  (
    await server.get<{ products: ListedShopProduct[] }>('SG', '/api/v4/seller/product/list', user)
  ).data.products.map(({ title, price_min, stock }) => [title, price_min.amount, stock]);

const header = 'id,title,description,price,quantity,availability,product_type,image_link';
const row = (id: string, title: string, price = '12.50 SGD', type = 'Baskets', picture = '') =>
  `${id},${title},Woven,${price},5,in stock,${type},${picture}`;
const toFile = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'));

/** Sends a file in one piece; returns the import's id. */
async function send(file: Buffer, given: object = {}, user = seller): Promise<number> {
  const { data } = await start(file.length, given, user);
  expect((await append(data.import_id, 0, file, user)).data.state).toBe('waiting');
  return data.import_id;
}
async function run(file: Buffer, given: object = {}, user = seller): Promise<ProductImport> {
  await send(file, given, user);
  await runSellerImports(deps);
  const [last] = await list(user);
  if (!last) throw new Error('Nothing was imported.');
  return last;
}

it('imports a file that was sent in pieces, shows its errors by row, and updates the same products', async () => {
  const file = toFile(row('a', 'Jute rug'), row('b', 'Cane mat', 'much'), row('c', 'Reed mat', '9.90 SGD'));
  const { data } = await start(file.length);
  const id = data.import_id;
  expect((await append(id, 0, file.subarray(0, 100))).data).toMatchObject({
    state: 'uploading',
    received: 100,
  });
  expect((await append(id, 200, file.subarray(200))).error).toBe(errorCodes.PARAM);
  expect((await append(id, 0, file.subarray(0, 100))).data.received).toBe(100);
  expect((await append(id, 100, file.subarray(100))).data.state).toBe('waiting');
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({
    ...{ state: 'done', row_count: 3, rows_done: 3, created: 2, rejected: 1, finished_at: now },
    problems: [{ line: 3, id: 'b', is_warning: false }],
  });
  expect(await products()).toEqual(
    expect.arrayContaining([
      ['Jute rug', 1250, 5],
      ['Reed mat', 990, 5],
    ]),
  );
  const again = await run(toFile(row('a', 'Jute rug'), row('c', 'Reed mat', '8.90 SGD')));
  expect(again).toMatchObject({ created: 0, changed: 1, unchanged: 1, rejected: 0 });
  expect(await products()).toEqual(expect.arrayContaining([['Reed mat', 890, 5]]));
  // What ended counts when the price is lowered in the portal.
  const ended = await store.db.selectFrom('price_history').select(['modelid', 'price', 'ended_at']).execute();
  expect(ended).toEqual([{ modelid: 0, price: 990, ended_at: now }]);
});

it('checks a file without changing anything, then imports it when confirmed', async () => {
  const before = await products();
  const checked = await run(toFile(row('dry', 'Sisal bag')), { is_dry_run: true });
  expect(checked).toMatchObject({ state: 'done', created: 1, is_dry_run: true });
  expect(await products()).toEqual(before);
  expect((await act('confirm', checked.import_id, rival)).error).toBe(errorCodes.NOT_FOUND);
  expect((await act('confirm', checked.import_id)).data).toMatchObject({
    state: 'waiting',
    is_dry_run: false,
  });
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({ state: 'done', created: 1, is_dry_run: false });
  expect((await act('confirm', checked.import_id)).error).toBe(errorCodes.NOT_FOUND);
});

it('changes the own shop alone, whatever shop and ids a file names', async () => {
  await run(toFile(row('shared', 'Mine')), {}, rival);
  const named = Buffer.from(`${header},shop\n${row('shared', 'Yours')},Shop 2`);
  expect(await run(named)).toMatchObject({ created: 1 });
  expect(await products(rival)).toEqual([['Mine', 1250, 5]]);
});

it.each([
  ['another shop’s seller', rival],
  ['who has no shop', stranger],
])('%s can neither see, stop nor continue an import', async (_, user) => {
  const file = toFile(row('x', 'Mat'));
  const { data } = await start(file.length);
  const report = await server.download('SG', path(`report?import_id=${data.import_id}`), user);
  const answers = [await append(data.import_id, 0, file, user), await act('cancel', data.import_id, user)];
  expect(answers.map(({ error }) => error)).toEqual([errorCodes.NOT_FOUND, errorCodes.NOT_FOUND]);
  expect(report.statusCode).toBe(404);
  if (user === rival) expect(await list(user)).toEqual([]);
});

it('runs one import of a shop at a time; an upload that was given up gives way', async () => {
  const first = (await start(50)).data;
  const second = await start(50);
  expect((await list()).map(({ state }) => state)).toEqual(['uploading', 'cancelled']);
  await append(second.data.import_id, 0, Buffer.alloc(50, 'x'));
  expect((await start(50)).error).toBe(errorCodes.IMPORT_RUNNING);
  expect((await append(first.import_id, 0, Buffer.alloc(50, 'x'))).error).toBe(errorCodes.PARAM);
  expect((await act('cancel', second.data.import_id)).data.state).toBe('cancelled');
  expect((await start(50)).error).toBe(0);
});

it('of two imports started at once, one remains', async () => {
  await Promise.all([start(50), start(60), start(70)]);
  expect((await list()).filter(({ state }) => state === 'uploading')).toHaveLength(1);
});

it.each([
  ['of another type', { file_name: 'feed.exe' }],
  ['that is too large', { size: importLimits.maxFileBytes + 1 }],
  ['that is empty', { size: 0 }],
  ['with a forged field', { shopid: 2 }],
])('refuses a file %s', async (_, given) => {
  expect((await start(10, given)).error).toBe(errorCodes.PARAM);
});

it('refuses a piece that is longer than announced', async () => {
  const { data } = await start(10);
  expect((await append(data.import_id, 0, Buffer.alloc(11))).error).toBe(errorCodes.PARAM);
});

it.each([
  ['that is no feed', Buffer.from('hello'), /feed\.csv is not a product feed/],
  ['that is a workbook', Buffer.from('504b030400000000', 'hex'), /Excel or ZIP/],
  ['that is damaged', gzipSync('hello').subarray(0, 12), /cut off or damaged/],
  ['with a foreign currency', toFile(row('a', 'Rug', '5 USD')), /USD/],
  [
    'that unpacks to too much',
    gzipSync(Buffer.concat([toFile(), Buffer.alloc(importLimits.maxUnpackedBytes, 'x')])),
    /larger than 200 MB/,
  ],
])('reports a file %s, and names no folder', async (_, file, failure) => {
  const answer = await run(file);
  expect(answer).toMatchObject({ state: 'failed', failure: expect.stringMatching(failure) });
  expect(answer.failure).not.toContain(folder);
});

it('refuses a file with too many rows', async () => {
  const rows = Array.from({ length: importLimits.maxRows + 1 }, (_, at) => `i${at},t,,1`);
  const file = gzipSync(Buffer.from(['id,title,description,price', ...rows].join('\n')));
  expect(await run(file, { file_name: 'feed.csv.gz' })).toMatchObject({ state: 'failed', created: 0 });
});

it('rejects what names no category of the store, and creates none', async () => {
  const answer = await run(toFile(row('n1', 'Rug', '5 SGD', 'Weapons'), row('n2', 'Rug', '5 SGD', '')));
  expect(answer.problems.map(({ reason }) => reason)).toEqual([
    'this store has no category "Weapons"',
    'it has no category: fill in product_type',
  ]);
  const categories = await store.db.selectFrom('category').select('name').execute();
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
  const report = await server.download('SG', path(`report?import_id=${answer.import_id}`), seller);
  expect(report.headers['content-disposition']).toContain('attachment');
  expect(report.body.split('\n')[1]).toMatch(/^2,rejected,'=1\+1,/);
  expect(report.body.split('\n')[2]).toBe('3,new,r2,');
});

it('keeps price and variations of a product in a flash sale', async () => {
  await run(toFile(row('sale', 'Sale rug')));
  const { itemid } = await store.db
    .selectFrom('import_item')
    .select('itemid')
    .where('external_id', '=', 'sale')
    .executeTakeFirstOrThrow();
  await insert(store.db, 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at: now - 1, ends_at: now + 1, stock: 5, price: 100 },
  });
  const answer = await run(toFile(row('sale', 'Sale rug', '20 SGD')));
  expect(answer.problems[0]?.reason).toMatch(/^it is in a flash sale until/);
  expect(await run(toFile(row('sale', 'Better title')))).toMatchObject({ changed: 1, rejected: 0 });
});

const option = (id: string, size: string, price: string) =>
  `${id},Sized rug,Woven,${price},5,in stock,Baskets,,sized,${size}`;
const sized = (...rows: string[]) => Buffer.from([`${header},item_group_id,size`, ...rows].join('\n'));

it('keeps every price and option of a product with variations in a flash sale', async () => {
  await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'L', '30 SGD')));
  const { itemid } = await store.db
    .selectFrom('import_item')
    .select('itemid')
    .where('external_id', '=', 'sized')
    .executeTakeFirstOrThrow();
  await insert(store.db, 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at: now - 1, ends_at: now + 1, stock: 5, price: 100 },
  });
  // The cheapest price and the number of variations stay.
  const dearer = await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'L', '300 SGD')));
  expect(dearer.problems[0]?.reason).toMatch(/^it is in a flash sale until/);
  const renamed = await run(sized(option('s1', 'S', '10 SGD'), option('s2', 'XL', '30 SGD')));
  expect(renamed).toMatchObject({ changed: 0, rejected: 2 });
  const same = sized(option('s1', 'S', '10 SGD').replace(',5,', ',7,'), option('s2', 'L', '30 SGD'));
  expect(await run(same)).toMatchObject({ changed: 1, rejected: 0 });
});

it('leaves the pictures of categories to the store', async () => {
  await run(toFile(row('cat', 'Category rug')));
  const pictures = await store.db.selectFrom('category').select('picture').execute();
  expect(pictures.map(({ picture }) => picture)).toEqual([null, null]);
});

it('refreshes the market’s vocabulary only if a file has changed something', async () => {
  const file = toFile(row('voc', 'Vocabulary rug'));
  await run(file);
  await insert(store.db, 'search_word', { market: 'SG', word: 'outdated', item_count: 1, trigrams: [] });
  const isOutdated = async () =>
    (await store.db.selectFrom('search_word').select('word').where('word', '=', 'outdated').execute()).length;
  expect(await run(file)).toMatchObject({ unchanged: 1 });
  expect(await isOutdated()).toBe(1);
  await run(toFile(row('voc', 'Vocabulary mat')));
  expect(await isOutdated()).toBe(0);
});

it('quotes little of a file in its problems', async () => {
  const answer = await run(toFile(row('q', 'Rug', '5 SGD', 'x'.repeat(100_000))));
  expect(answer.problems[0]?.reason).toMatch(/^this store has no category "x+…$/);
  expect(answer.problems[0]?.reason).toHaveLength(300);
});

it('goes on with an import whose process has died, and leaves that of a living one alone', async () => {
  await send(toFile(row('dead', 'Dead rug')));
  await store.db
    .updateTable('seller_import')
    .set({ state: 'running', beat_at: now - 30_000 })
    .execute();
  await runSellerImports(deps);
  expect((await list())[0]?.state).toBe('running');
  await store.db
    .updateTable('seller_import')
    .set({ beat_at: now - 61_000 })
    .execute();
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({ state: 'done', created: 1 });
});

it('gives up an import that has ended its process several times, and removes its file', async () => {
  const id = await send(toFile(row('poison', 'Poison rug')));
  const broken = { ...deps, files: { ...deps.files, emptyDir: () => Promise.reject(new TypeError('bug')) } };
  for (let at = 1; at <= 3; at += 1) {
    await expect(runSellerImports(broken)).rejects.toThrow('bug');
    expect((await list())[0]?.state).toBe('running');
    await store.db.updateTable('seller_import').set({ beat_at: 0 }).execute();
  }
  await runSellerImports(broken);
  expect((await list())[0]).toMatchObject({ state: 'failed', failure: expect.stringMatching(/interrupted/) });
  expect(await deps.files.hasFeed(id)).toBe(false);
});

it('ends an import whose process died after the seller had cancelled it', async () => {
  const id = await send(toFile(row('stuck', 'Stuck rug')));
  await store.db.updateTable('seller_import').set({ state: 'running', beat_at: 0 }).execute();
  await act('cancel', id);
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({ state: 'cancelled', created: 0 });
  expect((await start(10)).error).toBe(0);
});

it('imports a checked file although its check was cancelled too late', async () => {
  const { import_id } = await run(toFile(row('late', 'Late rug')), { is_dry_run: true });
  await store.db.updateTable('seller_import').set({ is_cancel_requested: true }).execute();
  await act('confirm', import_id);
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({ state: 'done', created: 1 });
});

it('leaves an import alone that another process has taken over meanwhile', async () => {
  const id = await send(toFile(row('taken', 'Taken rug')));
  const takeOver = async () => {
    await store.db
      .updateTable('seller_import')
      .set({ beat_at: now + 5 })
      .execute();
    return deps.files.emptyDir();
  };
  let last = 7_000_000;
  const files = { ...deps.files, emptyDir: takeOver };
  await runSellerImports({ ...deps, files, ids: { next: () => (last += 1) } });
  expect((await list())[0]?.state).toBe('running');
  expect(await deps.files.hasFeed(id)).toBe(true);
});

it('waits for the next process when its own one stops', async () => {
  await send(toFile(row('s1', 'Stopped rug')));
  const stopping = new AbortController();
  const fetchPicture = () => Promise.resolve('unreachable' as const);
  const monotonicNow = () => {
    stopping.abort();
    return performance.now();
  };
  await runSellerImports({ ...deps, fetchPicture, monotonicNow, signal: stopping.signal });
  expect((await list())[0]?.state).toBe('waiting');
  await runSellerImports(deps);
  expect((await list())[0]).toMatchObject({ state: 'done', rejected: 0 });
});

it('keeps no uploaded file after its import, and deletes old reports', async () => {
  const { import_id } = await run(toFile(row('k', 'Kept rug')));
  expect(await deps.files.hasFeed(import_id)).toBe(false);
  await deps.files.removeOlderThan(Date.now() + 1000);
  expect(await readdir(join(folder, 'imports'))).toEqual(['no-pictures']);
});

it('keeps one checked file of a shop, and the reports of the imports that are listed', async () => {
  const ids: number[] = [];
  for (let at = 0; at < importLimits.maxReports + 2; at += 1) {
    const { import_id } = await run(toFile(row(`d${at}`, 'Checked rug')), { is_dry_run: true }, filler);
    ids.push(import_id);
  }
  const kept = await readdir(join(folder, 'imports'));
  expect(kept.filter((name) => ids.some((id) => name === `${id}.feed`))).toEqual([`${ids.at(-1)}.feed`]);
  const reports = ids.filter((id) => kept.includes(`${id}.report.csv`));
  expect(reports).toEqual(ids.slice(-importLimits.maxReports - 1));
});

it('limits the imports of a day', async () => {
  const codes = [];
  for (let at = 0; at <= importLimits.maxPerDay; at += 1) codes.push((await start(10, {}, rival)).error);
  expect(codes.at(-1)).toBe(errorCodes.LIMIT);
});
