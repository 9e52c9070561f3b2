import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPartners } from './read-partners.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partners-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(table: unknown) {
  const file = join(folder, 'partners.json');
  writeFileSync(file, JSON.stringify(table));
  return readPartners(file);
}

it('has no partners without a file', () => expect(readPartners(undefined)).toEqual({}));

it('reads the partners of a market', () => {
  const table = { TH: { line: { name: 'LINE', url: 'https://line.example/' } } };
  expect(read(table)).toEqual(table);
});

it.each([
  ['an invalid market', { XX: {} }, 'there is no market XX'],
  ['an invalid partner', { TH: { line2: {} } }, 'there is no partner line2'],
  ['a javascript: URL', { TH: { game: { name: 'Games', url: 'javascript:1' } } }, 'TH.game needs'],
  [
    'a token address without a secret',
    { TH: { line: { name: 'LINE', url: 'https://line.example/', tokenUrl: 'https://line.example/t' } } },
    'TH.line needs clientId',
  ],
])('rejects %s', (_, table, message) => expect(() => read(table)).toThrow(message));
