import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseRateWindows } from './database-rate-windows.ts';
import { memoryRateWindows } from './memory-rate-windows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const makers = { database: () => databaseRateWindows(database.db), memory: () => memoryRateWindows() };

describe.each(Object.entries(makers))('rate windows in the %s', (_name, make) => {
  it('counts within a window and starts a new one after it', async () => {
    const windows = make();
    expect(await windows.hit('count', 100, 1000)).toEqual({ hits: 1, endsAt: 1100 });
    expect(await windows.hit('count', 100, 1099)).toEqual({ hits: 2, endsAt: 1100 });
    expect(await windows.hit('count', 100, 1100)).toEqual({ hits: 1, endsAt: 1200 });
  });
  it('reads the open window without counting', async () => {
    const windows = make();
    await windows.hit('peek', 100, 1000);
    expect(await windows.peek('peek', 1050)).toEqual({ hits: 1, endsAt: 1100 });
    expect(await windows.peek('peek', 1100)).toBeUndefined();
  });
  it('forgets a cleared key', async () => {
    const windows = make();
    await windows.hit('clear', 100, 1000);
    await windows.clear('clear');
    expect(await windows.peek('clear', 1000)).toBeUndefined();
  });
  it('counts every one of many concurrent hits', async () => {
    const windows = make();
    await Promise.all(Array.from({ length: 20 }, () => windows.hit('many', 100, 1000)));
    expect(await windows.peek('many', 1000)).toEqual({ hits: 20, endsAt: 1100 });
  });
});
