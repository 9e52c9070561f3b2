import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withConsent } from '../testing/with-consent.tsx';
import banner from './banner.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** The banner shows after five seconds. */
const Banner = withConsent(banner, CookieBanner, 5000).Screen;

const chosen = (status: number) => ({
  need_consent: false,
  preferences: [{ category: 1, status, update_time: 0 }],
  allowed_fe_set_cookies: [],
});

const http = createFakeHttp({
  '/api/v4/account/cookie_accept_all': () => chosen(1),
  '/api/v4/account/cookie_reject_all': () => chosen(2),
});

const meta: Meta = {
  title: 'Screens/Cookie banner',
  render: () => <Banner input={{ route: 'home', params: {}, query: '' }} />,
  globals: { market: 'BR' },
  parameters: {
    layout: 'fullscreen',
    screenSetup: { http },
    // The banner is fixed: on a docs page each story needs its own frame.
    docs: { story: { inline: false, height: '24rem' } },
  },
};
export default meta;

type Story = StoryObj;

/** Fixed at the bottom of the page; accepting and rejecting take one press each and look the same. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept all' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reject all' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
