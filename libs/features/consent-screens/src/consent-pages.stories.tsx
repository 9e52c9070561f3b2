import { anAccount, createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import cookieSettingScreen from './cookie-setting/cookie-setting-screen.ts';
import { CookieSettingScreen } from './cookie-setting/CookieSettingScreen.tsx';
import privacyScreen from './privacy/privacy-screen.ts';
import { PrivacyScreen } from './privacy/PrivacyScreen.tsx';
import { withConsent } from './testing/with-consent.tsx';

type Story = StoryObj;

const http = createFakeHttp({ '/api/v4/account/basic/get_account_info': () => anAccount() });
const cookieInput = { route: 'setting-cookie', params: {}, query: '' } as const;
const privacyInput = { route: 'user-setting-privacy', params: {}, query: '' } as const;
const CookieSetting = withConsent(cookieSettingScreen, CookieSettingScreen).Screen;
const Privacy = withConsent(privacyScreen, PrivacyScreen).Screen;

const meta: Meta = {
  title: 'Screens/Privacy',
  render: () => <CookieSetting input={cookieInput} />,
  globals: { market: 'BR' },
  parameters: {
    layout: 'fullscreen',
    screenSetup: { screen: cookieSettingScreen, input: cookieInput, at: '/setting/cookie', http },
  },
};
export default meta;

/** Each group of cookies is chosen by itself. */
export const Cookies: Story = {};
export const CookiesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PrivacySettings: Story = {
  render: () => <Privacy input={privacyInput} />,
  parameters: {
    screenSetup: { screen: privacyScreen, input: privacyInput, at: '/user/setting/privacy', http },
  },
};
