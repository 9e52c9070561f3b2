import type { FetchProblem } from '@pasar/catalogue-service/feed-import';
import { sql } from 'kysely';
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

it('keeps identifiers and traits, and makes products searchable by them', async () => {
  const more = ['Red', '4006381333931', 'CUP-1', 'used', 'female'];
  await trial.write('ids.tsv', feed(row('cup-x', 'Tall cup', '9.00', ...more)).replaceAll('SGD', 'MYR'));
  await trial.run(['ids.tsv', '--market', 'MY']);
  const items = trial.db.selectFrom('item').where('market', '=', 'MY');
  const [item] = await items.selectAll().execute();
  expect(item).toMatchObject({
    gtin: '4006381333931',
    sku: 'CUP-1',
    condition: 'used',
    gender: 'female',
    is_used: true,
  });
  expect(item?.attributes).toEqual([
    { name: 'Warna', value: 'Red' },
    { name: 'Keadaan', value: 'Terpakai' },
    { name: 'Jantina', value: 'Wanita' },
    { name: 'GTIN', value: '4006381333931' },
    { name: 'SKU', value: 'CUP-1' },
  ]);
  const byNumber = items.where(sql<boolean>`search_vector @@ '''4006381333931'''::tsquery`);
  expect(await byNumber.select('name').execute()).toEqual([{ name: 'Tall cup' }]);
});

it('gives each variant its own identifiers and picture', async () => {
  const pictures = join(import.meta.dirname, '../fixtures/mug.png');
  await trial.write('mug.png', await readFile(pictures));
  const variant = (id: string, color: string, gtin: string) =>
    row(id, 'Short cup', '9.00', color, gtin, '', '', '', 'mug.png').replace('\t\t', '\tgroup\t');
  await trial.write(
    'variants.tsv',
    feed(variant('v1', 'Red', '4006381333931'), variant('v2', 'Blue', '4006381333948')).replaceAll(
      'SGD',
      'MYR',
    ),
  );
  await trial.run(['variants.tsv', '--market', 'MY']);
  const models = trial.db
    .selectFrom('model')
    .select(['name', 'gtin'])
    .where('market', '=', 'MY')
    .orderBy('name');
  expect(await models.execute()).toEqual([
    { name: 'Blue', gtin: '4006381333948' },
    { name: 'Red', gtin: '4006381333931' },
  ]);
  const items = trial.db.selectFrom('item').select(['tier_variations', 'gtin']);
  const [item] = await items.where('name', '=', 'Short cup').execute();
  expect(item?.gtin).toBeNull();
  expect(item?.tier_variations[0]?.pictures).toHaveLength(2);
});

it('keeps two shops of one group separate', async () => {
  const of = (id: string, shop: string) => row(id, 'Bowl').replace('\t\t', '\tbowls\t').replace('Kiln', shop);
  await trial.write('shops.tsv', feed(of('b1', 'North'), of('b2', 'South')).replaceAll('SGD', 'PHP'));
  await trial.run(['shops.tsv', '--market', 'PH']);
  expect(await trial.listNamesOnSale('PH')).toEqual(['Bowl', 'Bowl']);
});

it('accepts option names that are properties of every object', async () => {
  const option = (value: string) => `tea,Tea,Leaf,constructor,${value},4,5500`;
  const header = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price';
  await trial.write('words.csv', [header, option('toString'), option('valueOf')].join('\n'));
  await trial.run(['words.csv', '--market', 'VN']);
  const items = trial.db.selectFrom('item').select('tier_variations').where('market', '=', 'VN');
  expect(await items.execute()).toEqual([
    { tier_variations: [{ name: 'Constructor', options: ['toString', 'valueOf'], pictures: [] }] },
  ]);
});

it('fetches pictures on request, and retries those that may become available', async () => {
  const picture = await readFile(join(import.meta.dirname, '../fixtures/mug.png'));
  const link = (name: string) => `https://pictures.example/${name}.png`;
  const answers = new Map<string, FetchProblem>([
    [link('inside'), 'private-address'],
    [link('late'), 'unreachable'],
  ]);
  const fetchPicture = (asked: string) => Promise.resolve(answers.get(asked) ?? picture);
  const rows = ['good', 'inside', 'late'].map((id) => row(id, id, '9.00', '', '', '', '', '', link(id)));
  await trial.write('pictures.tsv', feed(...rows).replaceAll('SGD', 'PLN'));
  await trial.run(['pictures.tsv', '--market', 'PL']);
  const first = await trial.run(['pictures.tsv', '--market', 'PL', '--fetch-pictures'], { fetchPicture });
  expect(first.lines).toContain('1 picture stored.');
  expect(first.lines).toContain('Note: 1 picture was refused: the address is not public.');
  expect(first.lines).toContain('Note: 1 picture could not be found or read; the products went in without.');
  answers.delete(link('late'));
  const { lines } = await trial.run(['pictures.tsv', '--market', 'PL', '--fetch-pictures'], { fetchPicture });
  expect(lines[1]).toBe('3 products: 0 new, 1 changed, 2 unchanged.');
  const items = trial.db.selectFrom('item').select(['name', 'pictures']).where('market', '=', 'PL');
  const ids = new Map((await items.execute()).map(({ name, pictures }) => [name, pictures[0]?.id]));
  expect(ids.get('late')).toBe(ids.get('good'));
  expect(ids.get('inside')).toMatch(/^imported-parcel-/);
  const late = ids.get('late');
  await trial.write(
    'pictures.tsv',
    feed(...rows)
      .replaceAll('SGD', 'PLN')
      .replaceAll('9.00', '8.00'),
  );
  await trial.run(['pictures.tsv', '--market', 'PL']);
  const kept = await items.where('name', '=', 'late').execute();
  expect(kept[0]?.pictures[0]?.id).toBe(late);
});
