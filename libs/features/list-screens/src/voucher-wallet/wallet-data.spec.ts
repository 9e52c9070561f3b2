import { expect, it } from 'vitest';
import { walletPath, walletTab, walletTabs } from './wallet-data.ts';

it.each(walletTabs)('%s comes back from its address', (tab) => {
  expect(walletTab({ query: walletPath(tab).split('?')[1] ?? '' })).toBe(tab);
});

it('shows the usual view for a word that it does not know', () => {
  expect(walletTab({ query: 'tab=nonsense' })).toBe('usable');
});
