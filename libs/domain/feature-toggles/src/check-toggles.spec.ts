import { languageToggles } from '@pasar/markets';
import { expect, it } from 'vitest';
import type { ToggleRow } from './index.ts';
import {
  checkToggleConfigs,
  checkToggles,
  defaultNames,
  isConstantToggle,
  overrideNames,
  readDevice,
  toggleRows,
  toggleTargets,
} from './index.ts';

const row: ToggleRow = { name: 'a-switch', kind: 'market', owner: 'item', default: false };
const newYear = Date.UTC(2026, 0, 1);

it('has no errors in the table', () => {
  expect(checkToggles(toggleRows, Date.now())).toEqual([]);
});

it('contains every language toggle', () => {
  const names = toggleRows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(languageToggles)));
});

it.each([
  { rows: [row], breaches: [] },
  { rows: [row, row], breaches: ['a-switch: is listed twice'] },
  { rows: [{ ...row, name: 'A_switch' }], breaches: ['A_switch: is not kebab-case'] },
  { rows: [{ ...row, expires: '2026-01-01' }], breaches: ['a-switch: has expired: decide it'] },
  { rows: [{ ...row, expires: '2026-01-02' }], breaches: [] },
  { rows: [{ ...row, kind: 'release' as const }], breaches: ['a-switch: a release needs an end'] },
])('finds $breaches', ({ rows, breaches }) => {
  expect(checkToggles(rows, newYear)).toEqual(breaches);
});

const entry = { default: true };
it.each([
  { configs: {}, breaches: [] },
  { configs: { 'a-switch': { live: { default: entry, VN: entry } } }, breaches: [] },
  { configs: [], breaches: ['is not an object of toggles'] },
  { configs: { other: { live: { default: entry } } }, breaches: ['other: is no toggle of the table'] },
  { configs: { 'a-switch': 5 }, breaches: ['a-switch: is not an object of environments'] },
  { configs: { 'a-switch': { live: 5 } }, breaches: ['a-switch: live, default: is malformed'] },
  {
    configs: { 'a-switch': { live: { default: entry, VN: { rules: [] } } } },
    breaches: ['a-switch: live, VN: is malformed'],
  },
])('finds $breaches in a configuration', ({ configs, breaches }) => {
  expect(checkToggleConfigs([row], configs)).toEqual(breaches);
});

it('prefers a market’s entry to the default', () => {
  const rows = [row, { ...row, name: 'vn', markets: { VN: true } }];
  expect([defaultNames(rows, 'VN'), defaultNames(rows, 'SG')]).toEqual([['vn'], []]);
});

const listed = { type: 'whitelist', white_list_user_id: [7], value: true };
const shared = { type: 'greyscale', percentage: 10, value: true };
it.each([
  { rules: [], targets: [] },
  { rules: [listed], targets: ['user'] },
  { rules: [shared, listed, shared], targets: ['device', 'user'] },
  { rules: [{ ...shared, disabled: true }], targets: [] },
  { rules: [{ type: 'other' }], targets: [] },
])('depends on $targets', ({ rules, targets }) => {
  const config = { live: { default: { default: false, rules } } };
  expect(toggleTargets(config, { environment: 'live', market: 'SG' })).toEqual(targets);
});

it.each([
  { entry: { default: true }, constant: true },
  { entry: { default: true, rules: [{ ...shared, disabled: true }] }, constant: true },
  { entry: { default: true, rules: [shared] }, constant: false },
  { entry: { default: true, start_time: 5 }, constant: false },
  { entry: {}, constant: false },
])('$entry is constant: $constant', ({ entry, constant }) => {
  const config = { live: { default: entry } };
  expect(isConstantToggle(config, { environment: 'live', market: 'SG' })).toBe(constant);
});

it.each([
  { cookie: 'V1StGXR8_Z5jdHi6B-myT', device: 'V1StGXR8_Z5jdHi6B-myT' },
  { cookie: 'short', device: undefined },
  { cookie: 'a'.repeat(65), device: undefined },
  { cookie: 'not a device; at all', device: undefined },
  { cookie: undefined, device: undefined },
])('reads $device from the cookie $cookie', ({ cookie, device }) => {
  expect(readDevice(cookie)).toBe(device);
});

const three = ['a', 'b', 'c'].map((name) => ({ ...row, name }));
it.each([
  { stored: undefined, names: ['a', 'b'] },
  { stored: '{"a":false,"c":true}', names: ['b', 'c'] },
  { stored: '{"other":true,"a":"off"}', names: ['a', 'b'] },
  { stored: '{"a":', names: ['a', 'b'] },
])('with overrides $stored, $names are on', ({ stored, names }) => {
  expect(overrideNames(['a', 'b'], stored, three)).toEqual(names);
});
