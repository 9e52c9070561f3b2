import { createFakeHttp, failedSetup, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import callbackScreen from './callback/callback-screen.ts';
import channelItemScreen from './channel-item/channel-item-screen.ts';
import mppScreen from './mpp/mpp-screen.ts';
import { aCheckout } from './payment.examples.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/payment/checkout': () => aCheckout() });

const meta: Meta = { title: 'Screens/Payment callback', parameters: { layout: 'fullscreen' } };
export default meta;

const callback = screenStory(callbackScreen, {
  route: 'pc-payment-callback',
  at: '/payment/callback/9',
  params: { checkoutId: 9 },
  http,
});
/** The provider sent the shopper back before the outcome is known. */
export const Checking: Story = callback();
export const CheckingLoading: Story = callback(loadingSetup);
export const CheckingNotLoaded: Story = callback(failedSetup);

const channelItem = screenStory(channelItemScreen, {
  route: 'payment-channel-item',
  at: '/payment/channel-item?checkoutid=9&method=bank-transfer',
  http,
});
/** The banks of a transfer. */
export const Banks: Story = channelItem();
export const BanksLoading: Story = channelItem(loadingSetup);
export const BanksNotLoaded: Story = channelItem(failedSetup);

const toPay = screenStory(mppScreen, { route: 'mpp', at: '/mpp/9', params: { checkoutId: 9 }, http });
export const ToPayLoading: Story = toPay(loadingSetup);
export const ToPayNotLoaded: Story = toPay(failedSetup);
