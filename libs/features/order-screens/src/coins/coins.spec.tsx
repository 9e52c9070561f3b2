// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import type { CoinSummary } from '@pasar/order-api';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import coinRules from './coin-rules-screen.ts';
import { coinEntries, someCoins } from './coins.examples.ts';
import dailyCoins from './daily-coins-screen.ts';
import rewardHistory from './reward-history-screen.ts';
import userCoin from './user-coin-screen.ts';

afterEach(cleanup);

const open = (definition: ScreenDefinition, route: string, coins: CoinSummary = someCoins()) =>
  renderScreen(definition, {
    http: createFakeHttp({
      '/api/v4/coin/summary': () => coins,
      '/api/v4/coin/entries': () => ({ entries: coinEntries }),
    }),
    at: '/user/coin',
    input: { route, params: {}, query: '' } as never,
    namespaces: [{ name: 'design-system', load: translations }],
  });

it.each([
  [1398, '1,398 coins expire on 28 Feb 2027'],
  [1, '1 coin expires on 28 Feb 2027'],
])('dates %i expiring coins by the last day on which they can be spent', async (coins, text) => {
  const { expiring } = someCoins();
  await open(userCoin, 'user-coin', someCoins({ expiring: { at: expiring?.at ?? 0, coins } }));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(/valid until 28 Feb 2027$/).length).toBe(2);
});

it.each([
  [1, 'Collect 1 coin'],
  [200, 'Collect 200 coins'],
])('offers the daily %i coins in words of that number', async (coins, text) => {
  await open(dailyCoins, 'coin-reward-1', someCoins({ check_in: { coins, done_today: false } }));
  expect(screen.getByRole('button', { name: text })).toBeTruthy();
});

it.each([
  [coinRules, 'coin-reward-3', 'How coins work'],
  [rewardHistory, 'coin-reward-2', 'Coins received'],
] as const)('gives a page with one section a single heading', async (definition, route, heading) => {
  await open(definition, route);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([heading]);
});
