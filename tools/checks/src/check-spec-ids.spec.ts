import { describe, expect, it } from 'vitest';
import { checkSpecIds } from './check-spec-ids.ts';
import { laterSpecIds } from './later-spec-ids.data.ts';
import type { Covered } from './spec-coverage.ts';
import { specIds } from './spec-ids.data.ts';

const ids = { rules: ['own-shop'], constants: ['toast-gap'], errors: ['crash'], routes: ['home'] };
const kept = (id: string, ...checks: string[]): Covered => ({ id, implements: ['a.ts:1'], checks });
const wait = (id: string) => ({ id, waitsFor: 'its screen' });
const all = [kept('own-shop', 'a.spec.ts:2'), kept('toast-gap'), kept('crash')];

describe('the marks', () => {
  it.each([
    ['every row is kept', all, [], []],
    ['a row waits', all.slice(0, 2), [wait('crash')], []],
    ['a route may be marked', [...all, kept('home')], [], []],
    [
      'nobody keeps a row',
      all.slice(0, 2),
      [],
      ['errors: crash is marked nowhere, and not listed as waiting'],
    ],
    ['a mark names no row', [...all, kept('own-shp')], [], ['a.ts:1: no row is named own-shp']],
    [
      'nothing checks a rule',
      [kept('own-shop'), ...all.slice(1)],
      [],
      ['a.ts:1: nothing checks the rule own-shop'],
    ],
    ['a row waits and is there', all, [wait('crash')], ['crash is listed as waiting, and is marked: a.ts:1']],
    [
      'what waits is none of them',
      all,
      [wait('home')],
      ['home is listed as waiting, and is no rule, constant or error'],
    ],
    [
      'a row waits twice',
      all.slice(0, 2),
      [wait('crash'), wait('crash')],
      ['crash is listed as waiting twice'],
    ],
  ])('%s', (_, covered, later, faults) => expect(checkSpecIds(ids, covered, later)).toEqual(faults));
});

describe('the data', () => {
  it('has the rows of the specification', () => {
    const counts = Object.fromEntries(Object.entries(specIds).map(([kind, list]) => [kind, list.length]));
    expect(counts).toMatchObject({ rules: 180, constants: 112, errors: 86, routes: 258, calls: 46 });
  });
  it('names no row of a kind twice', () => {
    for (const list of Object.values(specIds)) expect(new Set(list).size).toBe(list.length);
  });
  it('says of every row that waits what it waits for', () => {
    expect(laterSpecIds.filter(({ waitsFor }) => waitsFor === '')).toEqual([]);
  });
});
