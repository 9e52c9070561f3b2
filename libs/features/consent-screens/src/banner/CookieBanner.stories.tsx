import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withConsent } from '../testing/with-consent.tsx';
import banner from './banner.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** The banner comes five seconds after the start. */
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
    place: { http },
    // It lies over the whole page: on the page of docs each has one of its own.
    docs: { story: { inline: false, height: '24rem' } },
  },
};
export default meta;

type Story = StoryObj;

/** It lies over the page's lower edge; accepting and rejecting are one press each and look alike. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept all' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reject all' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
