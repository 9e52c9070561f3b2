import { describe, expect, it } from 'vitest';
import { checkSpecIds } from './check-spec-ids.ts';
import type { SpecCoverage } from './spec-coverage.ts';
import { specIds } from './spec-ids.data.ts';
import { waitingSpecIds } from './waiting-spec-ids.data.ts';

const ids = { rules: ['own-shop'], constants: ['toast-gap'], errors: ['crash'], routes: ['home'] };
const reached = (id: string, ...checks: string[]): SpecCoverage => ({
  id,
  implements: ['a.ts:1'],
  unreached: [],
  checks,
});
const unreached = (id: string): SpecCoverage => ({ id, implements: [], unreached: ['b.ts:1'], checks: [] });
const wait = (...waiting: string[]) => ({ waitsFor: 'its screen', ids: waiting });
const all = [reached('own-shop', 'a.spec.ts:2'), reached('toast-gap'), reached('crash')];
const notReached = 'errors: crash is marked in no code that an app reaches, and not listed as waiting';

describe('marks', () => {
  it.each([
    ['accepts rows that apps reach', all, [], []],
    ['accepts a waiting row', all.slice(0, 2), [wait('crash')], []],
    [
      'accepts a waiting row whose code exists',
      [...all.slice(0, 2), unreached('crash')],
      [wait('crash')],
      [],
    ],
    ['takes a marked route', [...all, reached('home')], [], []],
    ['names a row without a mark', all.slice(0, 2), [], [notReached]],
    ['names a row whose mark no app reaches', [...all.slice(0, 2), unreached('crash')], [], [notReached]],
    ['names a mark of no row', [...all, reached('own-shp')], [], ['a.ts:1: no row is named own-shp']],
    [
      'lists a rule without a check',
      [reached('own-shop'), ...all.slice(1)],
      [],
      ['a.ts:1: nothing checks the rule own-shop'],
    ],
    [
      'lists a waiting row that is reached',
      all,
      [wait('crash')],
      ['crash is listed as waiting, and an app reaches its mark'],
    ],
    [
      'lists waiting rows that are not counted',
      all,
      [wait('home')],
      ['home is listed as waiting, and is no counted row'],
    ],
    [
      'lists a row that waits twice',
      all.slice(0, 2),
      [wait('crash', 'crash')],
      ['crash is listed as waiting twice'],
    ],
  ])('%s', (_, covered, waiting, faults) => expect(checkSpecIds(ids, covered, waiting)).toEqual(faults));
});

describe('data', () => {
  it('contains the rows of the specification', () => {
    const counts = Object.fromEntries(Object.entries(specIds).map(([kind, list]) => [kind, list.length]));
    expect(counts).toMatchObject({ rules: 180, constants: 112, errors: 86, routes: 258, calls: 46 });
  });
  it('has no duplicate row of a kind', () => {
    for (const list of Object.values(specIds)) expect(new Set(list).size).toBe(list.length);
  });
  it('gives a reason for every waiting row', () => {
    expect(waitingSpecIds.filter(({ waitsFor }) => waitsFor === '')).toEqual([]);
  });
});
