import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import market from './generator.ts';

const options = {
  code: 'IS',
  like: 'SG',
  name: 'Iceland',
  nativeName: 'Ísland',
  currency: 'ISK',
  timeZone: 'Atlantic/Reykjavik',
  phonePrefix: '+354',
};

const deliveryZones = 'libs/domain/delivery/src/delivery-zones.data.ts';
const marketProfiles = 'libs/server/seed/src/data/market-profiles.data.ts';

it('adds a market with its own fields', async () => {
  const text = (await runGenerator(market, options))[tables.markets.file] ?? '';
  const row = text.slice(text.indexOf("code: 'IS'"));
  expect(row).toContain("nativeName: 'Ísland'");
  expect(row).toContain("oneLinkId: 'pasar-is'");
  expect(row).not.toContain('premiumLabelId');
});

it('adds its rows to every table with a row per market', async () => {
  const files = await runGenerator(market, options);
  const added = Object.keys(files).filter((file) => files[file]?.includes('\n  IS: '));
  expect(added).toEqual(expect.arrayContaining([tables.addressForms.file, deliveryZones, marketProfiles]));
  expect(files[workspacePaths.marketCases]).toContain('"IS"');
});

it('adds how its mobile numbers are grouped', async () => {
  const files = await runGenerator(market, options);
  expect(files[tables.phoneLayouts.file]).toContain("IS: ['### ####']");
  expect(files[tables.phoneNumbers.file]).toContain("IS: ['6111234']");
});

it.each([
  ['an existing market', { code: 'BR' }, '"BR" is in use already'],
  ['an invalid code', { code: 'is' }, 'is no code of a country'],
  ['an unknown market to begin with', { like: 'XX' }, 'There is no market XX'],
  ['an unknown currency', { currency: 'KIW' }, '"KIW" is no currency'],
  ['an unknown time zone', { timeZone: 'Nowhere' }, '"Nowhere" is no time zone'],
  ['an invalid prefix', { phonePrefix: '64' }, 'is no prefix of phone numbers'],
  ['the prefix of another country', { phonePrefix: '+64' }, 'is not the prefix of phone numbers in IS'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(market, { ...options, ...changes })).rejects.toThrow(message);
});
