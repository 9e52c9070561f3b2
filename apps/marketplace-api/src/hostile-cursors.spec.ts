import { searchItems } from '@pasar/catalogue-contract';
import type { Call } from '@pasar/http-contract';
import { describe, expect, it } from 'vitest';
import {
  everyField,
  inFields,
  isRefused,
  listCalls,
  openHostileStore,
  findUnexpectedAnswers,
} from './testing/hostile-calls.ts';
import type { HostileInput } from './testing/hostile-calls.ts';
import { queryText } from './testing/send-call.ts';

openHostileStore();

const asCursor = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const wrongParts = [-1, 1.5, 1e300, null, 'a\0'];
const pairs = [
  [],
  [1],
  ...wrongParts.flatMap((part) => [
    [part, 1],
    [1, part],
  ]),
];
const searches = wrongParts.flatMap((part) => [
  [part, 1, 1, 0, 0],
  [1, 1, part, 1, 0],
  [1, 1, 1, 0, part],
]);
const forged = [
  // Prefixes that lists use in their cursors, and one that no list uses.
  ...['place', 'integer', 'text', 'order', 'other'].flatMap((list) => pairs.map((pair) => [list, ...pair])),
  ...[...searches, [1, 1, 1, 0, 99]].map((parts) => ['search', ...parts]),
  ...pairs,
  ...['["place",1e999,1]', '["search",1e999,1,1,0,0]', '[NaN,1]', 'o1', '{"__proto__":1}', '1', 'null'],
].map(asCursor);

describe('a forged cursor', () => {
  const takesCursor = (call: Call) => everyField(call).filter(({ path }) => path.at(-1) === 'cursor');
  const isPage = (status: number) => status === 200 || isRefused(status);
  it('is rejected by every list, or yields a page', async () => {
    const attempts = (call: Call) =>
      [...forged, 'x', '%', 'W10'].flatMap((cursor) => inFields(takesCursor, cursor)(call));
    expect(listCalls().filter((call) => takesCursor(call).length > 0).length).toBeGreaterThan(10);
    expect(await findUnexpectedAnswers(attempts, isPage)).toEqual([]);
  }, 120_000);
  it('is handled alike in every sort order of a search', async () => {
    const orders = searchItems.query?.properties.sort_by.enum ?? [];
    const attempts = (call: Call): HostileInput[] =>
      call.id !== searchItems.id
        ? []
        : orders.flatMap((sort_by) =>
            forged.map((cursor) => ({
              name: `${sort_by} ${Buffer.from(cursor, 'base64url').toString()}`,
              sent: { query: queryText({ keyword: 'shoe', sort_by, lat: 1.3, lon: 103.9, cursor }) },
            })),
          );
    expect(orders.length).toBeGreaterThan(5);
    expect(await findUnexpectedAnswers(attempts, isPage)).toEqual([]);
  }, 120_000);
});
