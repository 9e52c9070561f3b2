import { expect, it } from 'vitest';
import { digestMigrations } from './digest-migrations.ts';

it('is short, and the same for the same migrations', async () => {
  const digest = await digestMigrations();
  expect(digest).toMatch(/^[\da-f]{12}$/);
  expect(await digestMigrations()).toBe(digest);
});
