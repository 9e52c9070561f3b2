import type { ToggleRow } from '@pasar/feature-toggles';
import { expect, it } from 'vitest';
import { createEvaluateRows } from './evaluate-rows.ts';

const row: ToggleRow = {
  name: 'a-switch',
  kind: 'market',
  owner: 'item',
  default: false,
  markets: { VN: true },
};
const inLive = (entry: object) => ({ 'a-switch': { live: { default: entry } } });
const listed = { type: 'whitelist', white_list_user_id: [7], value: true };
const shared = { type: 'greyscale', percentage: 100, value: true };

it.each([
  { name: 'the row’s default', configs: {}, market: 'SG', toggle: false },
  { name: 'the row’s market', configs: {}, market: 'VN', toggle: true },
  { name: 'configured rows', configs: inLive({ default: false }), market: 'VN', toggle: false },
  { name: 'the row where a config is malformed', configs: inLive({}), market: 'VN', toggle: true },
  {
    name: 'the row where another environment is configured',
    configs: { 'a-switch': { test: { default: { default: true } } } },
    market: 'SG',
    toggle: false,
  },
  {
    name: 'the user',
    configs: inLive({ default: false, rules: [listed] }),
    market: 'SG',
    toggle: true,
    by: ['user'],
  },
  {
    name: 'the device',
    configs: inLive({ default: false, rules: [shared] }),
    market: 'SG',
    toggle: true,
    by: ['device'],
  },
  {
    name: 'nobody outside the time window',
    configs: inLive({ default: false, end_time: 100, rules: [listed] }),
    market: 'SG',
    toggle: false,
    by: ['user'],
  },
  {
    name: 'only values that are exactly true',
    configs: inLive({ default: 'true' }),
    market: 'VN',
    toggle: false,
  },
] as const)('evaluates by $name', ({ name: _name, configs, market, ...expected }) => {
  const evaluate = createEvaluateRows([row], 'live');
  const visitor = { now: 150, userId: 7, fingerprint: 'device-1' };
  expect(evaluate(configs, market, visitor)).toEqual([{ name: 'a-switch', ...expected }]);
});

it('applies changed configs', () => {
  const evaluate = createEvaluateRows([row], 'live');
  const on = [true, false, true].map(
    (value) => evaluate(inLive({ default: value }), 'SG', { now: 1 })[0]?.toggle,
  );
  expect(on).toEqual([true, false, true]);
});
