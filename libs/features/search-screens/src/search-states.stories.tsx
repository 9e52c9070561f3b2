import { anAccount, createFailingHttp, createFakeHttp, loadingSetup, screenStory } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import intermediateScreen from './search-intermediate/search-intermediate-screen.ts';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
/** The session is known, everything else fails. */
const memberOnly = {
  http: createFailingHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() }),
};

const meta: Meta = { title: 'Screens/Search states', parameters: { layout: 'fullscreen' } };
export default meta;

const intermediate = screenStory(intermediateScreen, {
  route: 'search-intermediate',
  at: '/search-intermediate',
  http,
});
export const IntermediateLoading: Story = intermediate(loadingSetup);
export const IntermediateNotLoaded: Story = intermediate(memberOnly);
