import { expect, it } from 'vitest';
import { walletPath, walletTab, walletTabs } from './wallet-data.ts';

it.each(walletTabs)('round-trips: %s', (tab) => {
  expect(walletTab({ query: walletPath(tab).split('?')[1] ?? '' })).toBe(tab);
});

it('shows the default tab for an unknown value', () => {
  expect(walletTab({ query: 'tab=nonsense' })).toBe('usable');
});
