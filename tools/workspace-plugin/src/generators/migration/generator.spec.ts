import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import migration from './generator.ts';

it('adds a migration with the next number, and registers it last', async () => {
  const files = await runGenerator(migration, { name: 'saved-searches' });
  const path = Object.keys(files).find((each) => each.endsWith('-saved-searches.ts')) ?? '';
  expect(path).toMatch(new RegExp(`^${workspacePaths.migrations}/\\d{4}-`));
  expect(files[path]).toContain('export const savedSearches: Migration');
  expect(files[path]).toContain('create table saved_searches');
  const [number = ''] = /\d{4}/.exec(path) ?? [];
  const table = files[tables.migrations.file];
  expect(table).toContain(`import { savedSearches } from './${number}-saved-searches.ts';`);
  expect(table).toContain(`  '${number}-saved-searches': savedSearches,\n};`);
});

it('adds a member’s table to the schema, and to those deleted with the account', async () => {
  const files = await runGenerator(migration, { name: 'gift-card', schema: 'payments', member: true });
  const schema = files[`${workspacePaths.schema}/payments.ts`];
  expect(schema).toContain(
    'export type GiftCardTable = { id: number; user_id: number; created_at: number };',
  );
  expect(schema).toContain('  gift_card: GiftCardTable;\n};');
  expect(files[tables.accountTables.file]).toMatch(/'consent_preference',\n {4}'gift_card',/);
  const path = Object.keys(files).find((each) => each.endsWith('-gift-card.ts')) ?? '';
  expect(files[path]).toContain('user_id bigint not null,');
});

it('adds the columns to the table and to its type', async () => {
  const columns = 'note:text,quantity:integer,is_gift:boolean';
  const files = await runGenerator(migration, { name: 'gift-card', schema: 'payments', columns });
  expect(files[`${workspacePaths.schema}/payments.ts`]?.replace(/\s+/g, ' ')).toMatch(
    /GiftCardTable = \{ id: number; note: string; quantity: number; is_gift: boolean; created_at: number;? \}/,
  );
  const path = Object.keys(files).find((each) => each.endsWith('-gift-card.ts')) ?? '';
  expect(files[path]?.replace(/\s+/g, ' ')).toContain(
    'note text not null, quantity integer not null, is_gift boolean not null, created_at bigint not null',
  );
});

it('inserts a migration after a given number', async () => {
  const files = await runGenerator(migration, { name: 'saved-searches', after: '32' });
  expect(files[tables.migrations.file]).toMatch(
    /'0032-[a-z-]+': \w+,\n {2}'0033-saved-searches': savedSearches,\n {2}'0040-/,
  );
});

it.each([
  ['a name in use', { name: 'accounts' }, 'is in use already'],
  ['a number in use', { name: 'new-thing', after: '0010' }, '0011 is taken by 0011-consent'],
  ['an unknown schema', { name: 'new-thing', schema: 'payment' }, 'There are: accounts, '],
  ['an existing table', { name: 'payment', schema: 'payments' }, 'The table payment exists already'],
  ['an unknown type', { name: 'new-thing', columns: 'note:varchar' }, 'is no column'],
  ['an invalid column', { name: 'new-thing', columns: 'a b:text' }, 'is no column'],
  ['a column without a type', { name: 'new-thing', columns: 'note' }, 'is no column'],
  ['a column that comes twice', { name: 'new-thing', columns: 'id:text' }, 'comes twice'],
  ['an invalid number', { name: 'new-thing', after: 'last' }, 'is not a migration number'],
])('refuses %s', async (_, options, message) => {
  await expect(runGenerator(migration, options)).rejects.toThrow(message);
});
