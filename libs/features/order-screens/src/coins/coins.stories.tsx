import { createFakeHttp, failedSetup, loadingSetup } from '@pasar/builders';
import type { CoinEntry, CoinSummary } from '@pasar/order-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import coinRules from './coin-rules-screen.ts';
import { CoinRulesScreen } from './CoinRulesScreen.tsx';
import { coinEntries, someCoins } from './coins.examples.ts';
import dailyCoins from './daily-coins-screen.ts';
import { DailyCoinsScreen } from './DailyCoinsScreen.tsx';
import rewardHistory from './reward-history-screen.ts';
import { RewardHistoryScreen } from './RewardHistoryScreen.tsx';
import userCoin from './user-coin-screen.ts';
import { UserCoinScreen } from './UserCoinScreen.tsx';

const httpWith = (coins: CoinSummary, entries: readonly CoinEntry[]) =>
  createFakeHttp({ '/api/v4/coin/summary': () => coins, '/api/v4/coin/entries': () => ({ entries }) });

const createSetup = (coins = someCoins(), entries = coinEntries) => ({
  ...{ screen: userCoin, input: { route: 'user-coin', params: {}, query: '' }, at: '/user/coin' },
  http: httpWith(coins, entries),
});

const meta: Meta = {
  title: 'Screens/Coins',
  render: () => <UserCoinScreen />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup() },
};
export default meta;

type Story = StoryObj;

export const MyCoins: Story = {};
export const MyCoinsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const none = someCoins({ balance: 0, worth: { amount: 0, currency: 'SGD' } });
export const NoCoins: Story = {
  parameters: { screenSetup: createSetup({ ...none, expiring: undefined } as CoinSummary, []) },
};

/** Today's coins are not collected yet. */
export const DailyCoins: Story = {
  render: () => <DailyCoinsScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: dailyCoins, input: { route: 'coin-reward-1', params: {}, query: '' }, at: '/coin-reward' },
      http: httpWith(someCoins(), coinEntries),
    },
  },
};

export const CoinsReceived: Story = {
  render: () => <RewardHistoryScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: rewardHistory, input: { route: 'coin-reward-2', params: {}, query: '' } },
      ...{ at: '/coin-reward/history', http: httpWith(someCoins(), coinEntries) },
    },
  },
};

export const HowCoinsWork: Story = {
  render: () => <CoinRulesScreen />,
  parameters: {
    screenSetup: {
      ...{ screen: coinRules, input: { route: 'coin-reward-3', params: {}, query: '' } },
      ...{ at: '/coin-reward/rules', http: httpWith(someCoins(), coinEntries) },
    },
  },
};
export const Loading: Story = { parameters: { screenSetup: loadingSetup } };
export const NotLoaded: Story = { parameters: { screenSetup: failedSetup } };
