import { createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import type { IntegrationRoute } from '@pasar/integration';
import type { ScreenInput } from '@pasar/screen-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import integration from './integration-screen.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';

const path = '/integration/link/line';
const input = (query: string) => ({ route: 'integration-link-line', params: {}, query }) as const;
const line = { configured: true, name: 'LINE', linked: false, linked_at: 0 };

const createSetup = (status: object, query = '') => ({
  screen: integration,
  input: input(query),
  at: `${path}?${query}`,
  http: createFakeHttp({
    '/api/v4/integration/status': () => status,
    '/api/v4/account/basic/get_account_info': () => refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
  }),
});

const meta: Meta = {
  title: 'Screens/Integration',
  render: () => <IntegrationScreen input={input('')} />,
  parameters: { layout: 'fullscreen', screenSetup: createSetup(line) },
};
export default meta;

type Story = StoryObj;

export const Link: Story = {};

export const Confirm: Story = {
  render: () => <IntegrationScreen input={input('code=c&state=s')} />,
  parameters: { screenSetup: createSetup(line, 'code=c&state=s') },
};

export const Linked: Story = {
  parameters: { screenSetup: createSetup({ ...line, linked: true, linked_at: 1_800_000_000 }) },
};

/** The market has no keys of the service yet. */
export const NothingSetUp: Story = {
  parameters: { screenSetup: createSetup({ configured: false, name: '', linked: false, linked_at: 0 }) },
};

export const Loading: Story = {
  parameters: { screenSetup: { http: () => new Promise(() => undefined), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'LINE' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: {
    screenSetup: {
      ...createSetup(line),
      http: createFakeHttp({ '/api/v4/integration/status': () => refused(-1, { status: 500 }) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The page of another service or action, without its own address. */
const createStory = (input: ScreenInput<IntegrationRoute>, name: string): Story => ({
  render: () => <IntegrationScreen input={input} />,
  parameters: { screenSetup: { ...createSetup({ ...line, name }), input } },
});

/** Behind its toggle. */
export const ChatApp: Story = createStory(
  { route: 'link-account-chat-app', params: {}, query: '' },
  'Demo messenger',
);

/** Behind its toggle. */
export const VideoApp: Story = createStory(
  { route: 'link-account-short-video-app', params: {}, query: '' },
  'Demo video',
);

export const TopUpTheWallet: Story = createStory(
  { route: 'wallet-action', params: { action: 'top-up' }, query: '' },
  'Demo wallet',
);

export const UnknownWalletPage: Story = createStory(
  { route: 'wallet-action', params: { action: 'rob-a-bank' }, query: '' },
  'Demo wallet',
);

/** From where a service leads back, to where it goes on. */
export const Returned: Story = createStory(
  { route: 'integration-address-callback', params: {}, query: '' },
  'Demo addresses',
);

/** The service led back without an account. */
export const RefusedByTheService: Story = {
  render: () => <IntegrationScreen input={input('error=access_denied')} />,
  parameters: { screenSetup: createSetup(line, 'error=access_denied') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was linked/)).toBeVisible();
  },
};
