import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '@pasar/item';
import { expect, it } from 'vitest';
import { filler, now, row, setUpImportStore, toFile } from '../testing/import-store.ts';
import { runSellerImports } from './run-imports.ts';

const { act, db, deps, folder, list, run, send, start } = setUpImportStore();

it('goes on with an import whose process has died, and leaves that of a living one alone', async () => {
  await send(toFile(row('dead', 'Dead rug')));
  await db()
    .updateTable('seller_import')
    .set({ state: 'running', beat_at: now - 30_000 })
    .execute();
  await runSellerImports(deps());
  expect((await list())[0]?.state).toBe('running');
  await db()
    .updateTable('seller_import')
    .set({ beat_at: now - 61_000 })
    .execute();
  await runSellerImports(deps());
  expect((await list())[0]).toMatchObject({ state: 'done', created: 1 });
});

it('gives up an import that has ended its process several times, and removes its file', async () => {
  const id = await send(toFile(row('poison', 'Poison rug')));
  const broken = {
    ...deps(),
    files: { ...deps().files, emptyDir: () => Promise.reject(new TypeError('bug')) },
  };
  for (let at = 1; at <= 3; at += 1) {
    await expect(runSellerImports(broken)).rejects.toThrow('bug');
    expect((await list())[0]?.state).toBe('running');
    await db().updateTable('seller_import').set({ beat_at: 0 }).execute();
  }
  await runSellerImports(broken);
  expect((await list())[0]).toMatchObject({ state: 'failed', failure: { code: 'interrupted' } });
  expect(await deps().files.hasFeed(id)).toBe(false);
});

it('ends an import whose process died after the seller had cancelled it', async () => {
  const id = await send(toFile(row('stuck', 'Stuck rug')));
  await db().updateTable('seller_import').set({ state: 'running', beat_at: 0 }).execute();
  await act('cancel', id);
  await runSellerImports(deps());
  expect((await list())[0]).toMatchObject({ state: 'cancelled', created: 0 });
  expect((await start(10)).error).toBe(0);
});

it('imports a checked file although its check was cancelled too late', async () => {
  const { import_id } = await run(toFile(row('late', 'Late rug')), { is_dry_run: true });
  await db().updateTable('seller_import').set({ is_cancel_requested: true }).execute();
  await act('confirm', import_id);
  await runSellerImports(deps());
  expect((await list())[0]).toMatchObject({ state: 'done', created: 1 });
});

it('leaves an import alone that another process has taken over meanwhile', async () => {
  const id = await send(toFile(row('taken', 'Taken rug')));
  const takeOver = async () => {
    await db()
      .updateTable('seller_import')
      .set({ beat_at: now + 5 })
      .execute();
    return deps().files.emptyDir();
  };
  let last = 7_000_000;
  const files = { ...deps().files, emptyDir: takeOver };
  await runSellerImports({ ...deps(), files, ids: { next: () => (last += 1) } });
  expect((await list())[0]?.state).toBe('running');
  expect(await deps().files.hasFeed(id)).toBe(true);
});

it('waits for the next process when its own one stops', async () => {
  await send(toFile(row('s1', 'Stopped rug')));
  const stopping = new AbortController();
  const fetchPicture = () => Promise.resolve('unreachable' as const);
  const monotonicNow = () => {
    stopping.abort();
    return performance.now();
  };
  await runSellerImports({ ...deps(), fetchPicture, monotonicNow, signal: stopping.signal });
  expect((await list())[0]?.state).toBe('waiting');
  await runSellerImports(deps());
  expect((await list())[0]).toMatchObject({ state: 'done', rejected: 0 });
});

it('keeps no uploaded file after its import, and deletes old reports', async () => {
  const { import_id } = await run(toFile(row('k', 'Kept rug')));
  expect(await deps().files.hasFeed(import_id)).toBe(false);
  await deps().files.removeOlderThan(Date.now() + 1000);
  expect(await readdir(join(folder(), 'imports'))).toEqual(['no-pictures']);
});

it('keeps one checked file of a shop, and the reports of the imports that are listed', async () => {
  const ids: number[] = [];
  for (let at = 0; at < importLimits.maxReports + 2; at += 1) {
    const { import_id } = await run(toFile(row(`d${at}`, 'Checked rug')), { is_dry_run: true }, filler);
    ids.push(import_id);
  }
  const kept = await readdir(join(folder(), 'imports'));
  expect(kept.filter((name) => ids.some((id) => name === `${id}.feed`))).toEqual([`${ids.at(-1)}.feed`]);
  const reports = ids.filter((id) => kept.includes(`${id}.report.csv`));
  expect(reports).toEqual(ids.slice(-importLimits.maxReports - 1));
});
