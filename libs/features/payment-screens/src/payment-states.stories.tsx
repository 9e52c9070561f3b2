import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import selectionScreen from './selection/selection-screen.ts';
import stepScreen from './step/step-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/Payment states', parameters: { layout: 'fullscreen' } };
export default meta;

const selection = screenStory(selectionScreen, {
  route: 'payment-selection',
  at: '/payment-selection-page?checkoutid=9',
  http,
});
export const SelectionLoading: Story = selection(loadingSetup);
export const SelectionNotLoaded: Story = selection(memberOnly);

const step = screenStory(stepScreen, {
  route: 'payment-fixed-account',
  at: '/payment/fixed-account?payment_id=5',
  http,
});
export const StepLoading: Story = step(loadingSetup);
export const StepNotLoaded: Story = step(memberOnly);
