import { sql } from 'kysely';
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createImportTrial } from './testing/create-import-trial.ts';
import type { ImportTrial } from './testing/create-import-trial.ts';
import { feed, row } from './testing/kiln-feed.ts';

/** Starting PostgreSQL is slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let trial: ImportTrial;
beforeAll(async () => {
  trial = await createImportTrial();
});
afterAll(() => trial.close());

const countRows = async (table: 'item' | 'shop' | 'category' | 'import_run') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    trial.db,
  );
  return rows[0]?.n;
};

it('reports in a dry run what would happen, and changes nothing', async () => {
  await trial.write('a.tsv', feed(row('cup', 'Cup'), row('mug', 'Mug'), row('bad', 'Bad', 'free')));
  const { code, lines } = await trial.run(['a.tsv', '--market', 'SG', '--dry-run', '--report', 'report.csv']);
  expect(code).toBe(1);
  expect(lines).toContain('2 products: 2 new, 0 changed, 0 unchanged.');
  expect(lines).toContain('This was a dry run: nothing was changed.');
  const counted = [countRows('item'), countRows('shop'), countRows('category'), countRows('import_run')];
  expect(await Promise.all(counted)).toEqual([0, 0, 0, 0]);
  expect(await readFile(join(trial.folder, 'report.csv'), 'utf8')).toBe(
    [
      '\uFEFFline,result,id,reason',
      '4,rejected,bad,The price “free SGD” is not an amount with its currency. Write it like 109.99 SGD.',
      '2,new,cup,',
      '3,new,mug,',
      '',
    ].join('\n'),
  );
});

it('counts new, changed and unchanged products', async () => {
  await trial.run(['a.tsv', '--market', 'SG']);
  await trial.write('a.tsv', feed(row('cup', 'Cup'), row('mug', 'Mug', '8.00'), row('jug', 'Jug')));
  const { code, lines } = await trial.run(['a.tsv', '--market', 'SG']);
  expect([code, ...lines.slice(1)]).toEqual([
    0,
    '3 products: 1 new, 1 changed, 1 unchanged.',
    '3 rows: 1 new, 1 changed, 1 unchanged, 0 rejected.',
    'No row failed.',
  ]);
});

it('counts the same in a dry run', async () => {
  await trial.write('b.tsv', feed(row('cup', 'Cup'), row('mug', 'Mug', '7.00'), row('pan', 'Pan')));
  const { lines } = await trial.run(['b.tsv', '--market', 'SG', '--dry-run', '--prune']);
  expect(lines.slice(1, 4)).toEqual([
    '3 products: 1 new, 1 changed, 1 unchanged.',
    '3 rows: 1 new, 1 changed, 1 unchanged, 0 rejected.',
    '1 product that left the feed is not sold any more.',
  ]);
  expect(await trial.listNamesOnSale()).toEqual(['Cup', 'Jug', 'Mug']);
});

it('prunes products that left the feed, only in its own shops', async () => {
  await trial.write('other.tsv', feed(row('pot', 'Pot').replace('Kiln', 'Loom')));
  await trial.run(['other.tsv', '--market', 'SG']);
  await trial.write('b.tsv', feed(row('cup', 'Cup'), row('mug', 'Mug', 'free')));
  const { lines } = await trial.run(['b.tsv', '--market', 'SG', '--prune']);
  expect(lines).toContain('1 product that left the feed is not sold any more.');
  expect(await trial.listNamesOnSale()).toEqual(['Cup', 'Mug', 'Pot']);
});

it('sells products again when they return', async () => {
  await trial.write('b.tsv', feed(row('jug', 'Jug')));
  await trial.run(['b.tsv', '--market', 'SG']);
  expect(await trial.listNamesOnSale()).toEqual(['Cup', 'Jug', 'Mug', 'Pot']);
});

it('prunes nothing if a row cannot be read', async () => {
  await trial.write('b.tsv', feed(row('cup', 'Cup'), `x\t${'y'.repeat(1_100_000)}`));
  const { code, lines } = await trial.run(['b.tsv', '--market', 'SG', '--prune']);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^Nothing was pruned: some rows could not be read/));
  expect(await trial.listNamesOnSale()).toEqual(['Cup', 'Jug', 'Mug', 'Pot']);
});

const many = Array.from({ length: 450 }, (_, at) => row(`many-${at}`, `Teapot ${at}`));

it('reports that the feed changed during the import, and prunes nothing', async () => {
  await trial.write('growing.tsv', feed(...many));
  const path = join(trial.folder, 'growing.tsv');
  const onProgress = (products: number) => {
    if (products === 100) appendFileSync(path, `${row('late', 'Late')}\n`);
  };
  const { code, lines } = await trial.run(['growing.tsv', '--market', 'SG', '--prune'], { onProgress });
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^The feed changed while it was read/));
  expect(lines).toContainEqual(expect.stringMatching(/^Nothing was pruned/));
  expect(await trial.listNamesOnSale()).toContain('Cup');
});

it('stops cleanly when aborted, and continues in the next run', async () => {
  const stop = new AbortController();
  await trial.write('stopped.tsv', feed(...many).replaceAll('SGD', 'BRL'));
  const onProgress = () => stop.abort();
  const first = await trial.run(['stopped.tsv', '--market', 'BR'], { onProgress, signal: stop.signal });
  expect(first.code).toBe(1);
  expect(first.lines).toContainEqual(expect.stringMatching(/^The import was stopped/));
  const words = () =>
    trial.db.selectFrom('search_word').select(['word', 'item_count']).where('market', '=', 'BR');
  expect(await words().where('word', '=', 'teapot').execute()).toEqual([{ word: 'teapot', item_count: 100 }]);
  const { lines } = await trial.run(['stopped.tsv', '--market', 'BR']);
  expect(lines[1]).toBe('450 products: 350 new, 0 changed, 100 unchanged.');
});

it('updates the index after a run that was killed', async () => {
  await trial.db.deleteFrom('search_word').where('market', '=', 'BR').execute();
  await trial.db.updateTable('import_run').set({ is_indexed: false }).where('market', '=', 'BR').execute();
  const words = trial.db.selectFrom('search_word').select('item_count').where('market', '=', 'BR');
  const counted: Promise<unknown>[] = [];
  const onProgress = () => counted.push(words.where('word', '=', 'teapot').execute());
  await trial.run(['stopped.tsv', '--market', 'BR'], { onProgress });
  // The first products are written after that.
  expect(await counted[0]).toEqual([{ item_count: 450 }]);
});

it('makes products findable while the import runs', async () => {
  await trial.write('running.tsv', feed(...many).replaceAll('SGD', 'THB'));
  const found: Promise<number>[] = [];
  const countFound = async () => {
    const words = trial.db.selectFrom('search_word').select('item_count').where('market', '=', 'TH');
    const committed = await trial.listNamesOnSale('TH');
    const [word] = await words.where('word', '=', 'teapot').execute();
    return Math.min(committed.length, word?.item_count ?? 0);
  };
  await trial.run(['running.tsv', '--market', 'TH'], { onProgress: () => found.push(countFound()) });
  expect((await Promise.all(found)).some((count) => count > 0 && count < 450)).toBe(true);
});
