import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { marketTables, places, tables } from '../../workspace-places.data.ts';
import market from './generator.ts';

const options = {
  code: 'NZ',
  like: 'SG',
  name: 'New Zealand',
  nativeName: 'Aotearoa',
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  phonePrefix: '+64',
};

it('adds a market with what is its own', async () => {
  const text = (await runGenerator(market, options))[tables.markets.file] ?? '';
  const row = text.slice(text.indexOf("code: 'NZ'"));
  expect(row).toContain("nativeName: 'Aotearoa'");
  expect(row).toContain("oneLinkId: 'pasar-nz'");
  expect(row).not.toContain('premiumLabelId');
});

it('adds its rows to every table that asks for all markets', async () => {
  const files = await runGenerator(market, options);
  const added = marketTables.map(({ file }) => files[file]?.includes('\n  NZ: '));
  expect(added).toEqual(marketTables.map(() => true));
  expect(files[places.marketCases]).toContain('"NZ"');
});

it.each([
  ['a market that there is', { code: 'BR' }, '"BR" is in use already'],
  ['what is no code', { code: 'nz' }, 'is no code of a country'],
  ['an unknown market to begin with', { like: 'XX' }, 'There is no market XX'],
  ['an unknown currency', { currency: 'KIW' }, '"KIW" is no currency'],
  ['an unknown time zone', { timeZone: 'Nowhere' }, '"Nowhere" is no time zone'],
  ['what is no prefix', { phonePrefix: '64' }, 'is no prefix of phone numbers'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(market, { ...options, ...changes })).rejects.toThrow(message);
});
