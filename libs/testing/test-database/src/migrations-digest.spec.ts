import { expect, it } from 'vitest';
import { migrationsDigest } from './migrations-digest.ts';

it('is short, and the same for the same migrations', async () => {
  const digest = await migrationsDigest();
  expect(digest).toMatch(/^[\da-f]{12}$/);
  expect(await migrationsDigest()).toBe(digest);
});
