import { dayMs } from '@pasar/durations';
import { marketByCode } from '@pasar/markets';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessions } from './sessions.ts';
import { insertMember } from './testing/insert-member.ts';

const now = 1_790_000_000_000;
const at = { now, market: marketByCode('SG'), userAgent: '' };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertMember(database.db, 7, 'maya');
}, 120_000);
afterAll(() => database.close());

it('finds a member with their age', async () => {
  const sessions = createSessions(database.db);
  const { token } = await sessions.start(7, now);
  expect(await sessions.find(token, at)).toEqual({ userid: 7, age: { birth_at: 1, adult_consent_at: 1 } });
});

it('finds nobody by another token, after the end, or after 30 days without use', async () => {
  const sessions = createSessions(database.db);
  const [ended, unused] = [await sessions.start(7, now), await sessions.start(7, now)];
  await sessions.end(ended.token);
  expect(await sessions.find('another', at)).toBeUndefined();
  expect(await sessions.find(ended.token, at)).toBeUndefined();
  expect(await sessions.find(unused.token, { ...at, now: now + 30 * dayMs })).toBeUndefined();
});
