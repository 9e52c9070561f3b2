import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCatalogue } from './refresh-catalogue.ts';
import { addCategory, addItem, addShop } from './testing/insert-catalogue.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await addCategory(test.db, 'SG', [1, 11], 'Trainers');
  await addShop(test.db, 'SG', 1);
  await addItem(test.db, 'SG', 1, { name: 'Trail runners size 42', codes: ['8712345678906', 'TR-7712345'] });
  await addItem(test.db, 'SG', 2, { name: 'Rain jacket' });
  await refreshCatalogue(test.db, 'SG');
}, 120_000);
afterAll(() => test.close());

/** Reads the vocabulary, with the place of each word's row, which writing the row changes. */
async function readPlaces(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    word: string;
    place: string;
  }>`select word, ctid::text as place from search_word`.execute(test.db);
  return new Map(rows.map(({ word, place }) => [word, place]));
}

it('leaves words that are as before in place, adds new ones and removes those of no item', async () => {
  const before = await readPlaces();
  await addItem(test.db, 'SG', 3, { name: 'Trail poncho' });
  await sql`update item set status = 8 where itemid = 2`.execute(test.db);
  await refreshCatalogue(test.db, 'SG');
  const after = await readPlaces();
  expect(after.get('runners')).toBe(before.get('runners'));
  expect(after.get('42')).toBe(before.get('42'));
  expect(after.get('trail')).not.toBe(before.get('trail'));
  expect([after.has('poncho'), before.has('jacket'), after.has('jacket')]).toEqual([true, true, false]);
});

it('does not read codes, which are as many as items', async () => {
  const read: unknown[] = [];
  const watched = test.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(...result.rows.map((row) => row['word']));
      return result;
    },
  });
  await refreshCatalogue(watched, 'SG');
  expect(read).toContain('42');
  expect(read.filter((word) => /\d{5}/.test(String(word)))).toEqual([]);
});
