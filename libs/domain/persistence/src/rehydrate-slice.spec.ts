import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersistedSlice } from './index.ts';
import { persistKey, rehydrateSlice, toStoredText } from './index.ts';

type Count = { readonly count: number };
const slice: PersistedSlice<Count> = {
  key: 'count',
  version: 3,
  initial: { count: 0 },
  read: ({ count }) => (typeof count === 'number' ? { count } : undefined),
  migrations: {
    2: ({ total }) => ({ number: total }),
    3: ({ number }) => ({ count: number }),
  },
};
const throwing = () => {
  throw new Error('broken');
};

/** @spec persist-boot */
/** @spec persist-boot persisted-state */
describe('stored state', () => {
  it.each([
    { name: 'nothing', text: null, state: { count: 0 }, outcome: 'empty' },
    { name: 'today’s shape', text: toStoredText({ count: 5 }, 3), state: { count: 5 }, outcome: 'restored' },
    {
      name: 'the shape before',
      text: toStoredText({ number: 5 }, 2),
      state: { count: 5 },
      outcome: 'migrated',
    },
    {
      name: 'the first shape',
      text: toStoredText({ total: 5 }, 1),
      state: { count: 5 },
      outcome: 'migrated',
    },
    {
      name: 'a shape without a way',
      text: toStoredText({ a: 5 }, 0),
      state: { count: 0 },
      outcome: 'dropped',
    },
    {
      name: 'a later release’s',
      text: toStoredText({ count: 5 }, 4),
      state: { count: 0 },
      outcome: 'dropped',
    },
    { name: 'another state', text: toStoredText({ count: 'x' }, 3), state: { count: 0 }, outcome: 'corrupt' },
    { name: 'no mark', text: '{"count":5}', state: { count: 0 }, outcome: 'corrupt' },
    {
      name: 'an invalid mark',
      text: '{"count":5,"_persist":{"version":"3"}}',
      state: { count: 0 },
      outcome: 'corrupt',
    },
    { name: 'half a text', text: '{"count":', state: { count: 0 }, outcome: 'corrupt' },
    { name: 'no object', text: '[]', state: { count: 0 }, outcome: 'corrupt' },
  ])('$name is $outcome', ({ text, state, outcome }) => {
    expect(rehydrateSlice(slice, text)).toEqual({ state, outcome });
  });
  it('is corrupt if a migration or a reader throws', () => {
    const text = toStoredText({ number: 5 }, 2);
    const outcomes = [{ migrations: { 3: throwing } }, { read: throwing }].map(
      (broken) => rehydrateSlice({ ...slice, ...broken }, text).outcome,
    );
    expect(outcomes).toEqual(['corrupt', 'corrupt']);
  });
});

describe('laws', () => {
  it('round-trips any state', () => {
    const any: PersistedSlice<object> = { key: 'any', version: 1, initial: {}, read: (state) => state };
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
        const { _persist: _mark, ...state } = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
        expect(rehydrateSlice(any, toStoredText(state, 1))).toEqual({ state, outcome: 'restored' });
      }),
    );
  });
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ maxLength: 65_536 })), (text) => {
        expect(typeof rehydrateSlice(slice, text).state.count).toBe('number');
      }),
    );
  });
});

/** @spec persist-key-prefix toggle-cache-key */
it.each([
  { key: 'toggles', stored: 'persist:toggles' },
  { key: 'toggles', storedAs: 'sp_ftv2_cache', stored: 'sp_ftv2_cache' },
])('stores $key under $stored', ({ stored, ...named }) => {
  expect(persistKey(named)).toBe(stored);
});
