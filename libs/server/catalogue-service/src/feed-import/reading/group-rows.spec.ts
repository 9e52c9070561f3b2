import { expect, it } from 'vitest';
import type { FeedRecord } from '../product.ts';
import { groupRows } from './group-rows.ts';
import { createKeyTable } from './key-table.ts';
import type { FeedSurvey } from './survey-feed.ts';

const rowCount = 100_000;

/** Rows of products of four adjacent rows; each `scattered` one has another row, `gap` rows after its first. */
async function measureHeldRows(scattered: readonly number[], gap: number) {
  let [read, given, most] = [0, 0, 0];
  const keyOf = (row: number) => scattered.find((first) => row === first + gap) ?? row - (row % 4);
  async function* readRecords(): AsyncGenerator<FeedRecord> {
    for (; read < rowCount; read += 1) yield { line: read + 2, fields: { key: `p${keyOf(read)}` } };
  }
  const lastRows = createKeyTable();
  for (let row = 0; row < rowCount; row += 1) lastRows.set(`p${keyOf(row)}`, row + 1);
  const survey: FeedSurvey = {
    lineUnit: 'line',
    rowCount,
    lastRows,
    scattered: new Set(scattered.map((key) => `p${key}`)),
  };
  for await (const group of groupRows(readRecords(), ({ fields }) => fields['key'] ?? '', survey)) {
    most = Math.max(most, read - given);
    given += Array.isArray(group) ? group.length : 1;
  }
  return { given, most };
}

it.each([
  ['adjacent products: one product and the next row', [], 0, 5],
  ['two scattered products: their rows as well', [0, 40_000], 20_000, 9],
])('of a file with %s is in memory at most', async (_, scattered, gap, limit) => {
  const { given, most } = await measureHeldRows(scattered, gap);
  expect(given).toBe(rowCount);
  expect(most).toBeLessThanOrEqual(limit);
});
