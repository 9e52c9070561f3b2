import { errorCodes } from '@pasar/error-catalogue';
import { importLimits } from '@pasar/item';
import { expect, it } from 'vitest';
import { header, now, rival, row, setUpImportStore, stranger, toFile } from '../testing/import-store.ts';
import { runSellerImports } from './run-imports.ts';

const { act, append, db, deps, list, products, report, run, start } = setUpImportStore();

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
  await runSellerImports(deps());
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
  const ended = await db().selectFrom('price_history').select(['modelid', 'price', 'ended_at']).execute();
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
  await runSellerImports(deps());
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
  const feed = toFile(row('x', 'Mat'));
  const { data } = await start(feed.length);
  const file = await report(data.import_id, user);
  const answers = [await append(data.import_id, 0, feed, user), await act('cancel', data.import_id, user)];
  expect(answers.map(({ error }) => error)).toEqual([errorCodes.NOT_FOUND, errorCodes.NOT_FOUND]);
  expect(file.status).toBe(404);
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

it('limits the imports of a day', async () => {
  const codes = [];
  for (let at = 0; at <= importLimits.maxPerDay; at += 1) codes.push((await start(10, {}, rival)).error);
  expect(codes.at(-1)).toBe(errorCodes.LIMIT);
});
