import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  hashNames,
  readStoredCache,
  readStoredOverrides,
  restoreNames,
  resolveFetchedToggles,
  resolveLocalToggles,
} from './index.ts';

const data = [{ name: 'a', toggle: 'off' }];

describe('the store', () => {
  it('caches a valid response for its user, without overrides', () => {
    const loaded = resolveFetchedToggles({ now: 5, userId: 7, overrides: { a: 'on' } }, { data });
    expect(loaded.toggles).toEqual({ a: 'on' });
    expect(loaded.keep).toEqual({ toggles: { a: 'off' }, updateTime: 5, userid: 7 });
    expect(resolveFetchedToggles({ now: 5 }, { data }).keep).toEqual({
      toggles: { a: 'off' },
      updateTime: 5,
    });
  });
  it('treats a recent cache as fresh', () => {
    const { keep } = resolveFetchedToggles({ now: 5, userId: 7 }, { data });
    const facts = { cache: JSON.stringify(keep), now: 6 };
    expect(resolveLocalToggles({ ...facts, userId: 7 })?.source).toBe('fresh-cache');
    expect(resolveLocalToggles({ ...facts, userId: 8 })).toBeUndefined();
  });
  it.each([
    { answer: { error: -99 }, error: -99 },
    { answer: { error: 2 }, error: 2 },
    { answer: { data: [] }, error: -1 },
    { answer: {}, error: -1 },
  ])('reports the error of $answer and caches nothing', ({ answer, error }) => {
    const loaded = resolveFetchedToggles({ now: 5 }, answer);
    expect(loaded).toMatchObject({ progress: 'error', error });
    expect(loaded.keep).toBeUndefined();
  });
});

describe('the storage', () => {
  it.each(['', '{', 'null', '[]', '5', undefined, null, '{"toggles":{},"updateTime":1,"userid":"7"}'])(
    'ignores the cached copy %s',
    (stored) => expect(readStoredCache(stored)).toBeUndefined(),
  );
  it.each([
    { stored: '{"a":"on"}', overrides: { a: 'on' } },
    { stored: '{"a"', overrides: {} },
    { stored: '["a"]', overrides: {} },
    { stored: null, overrides: {} },
  ])('reads the overrides $overrides from $stored', ({ stored, overrides }) => {
    expect(readStoredOverrides(stored)).toEqual(overrides);
  });
});

it('restores hashed names', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const names = await hashNames(['a', 'b'], digest);
  expect([...names.keys()]).toEqual(['ca978112ca1bbdca', '3e23e8160039594a']);
  const answer = [
    { name: '3e23e8160039594a', toggle: true },
    { name: 'ffffffffffffffff', toggle: true },
  ];
  expect(restoreNames(answer, names)).toEqual([{ name: 'b', toggle: true }]);
});
