import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import language from './language/language-screen.ts';
import { LanguageScreen } from './language/LanguageScreen.tsx';
import settings from './settings/settings-screen.ts';
import { SettingsScreen } from './settings/SettingsScreen.tsx';

const settingsSetup = {
  ...{ screen: settings, input: { route: 'user-setting', params: {}, query: '' } as const },
  ...{ at: '/user/setting', http: createFakeHttp({}) },
};
const languageSetup = {
  ...{ screen: language, input: { route: 'user-setting-language', params: {}, query: '' } as const },
  ...{ at: '/user/setting/language', http: createFakeHttp({}) },
};

const meta: Meta = {
  title: 'Screens/Settings',
  render: () => <SettingsScreen />,
  parameters: { layout: 'fullscreen', screenSetup: settingsSetup },
};
export default meta;

type Story = StoryObj;

export const InSingapore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^E-invoice/ })).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { scheme: 'dark' } };
export const InThai: Story = { globals: { language: 'th', market: 'TH' } };

/** Brazil requires consent to cookies. */
export const InBrazil: Story = {
  globals: { market: 'BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Cookies/ })).toBeVisible();
  },
};

/** Taiwan has electronic invoices. */
export const InTaiwan: Story = {
  globals: { market: 'TW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^E-invoice/ })).toBeVisible();
  },
};

/** Other accounts can be linked while their toggles are on. */
export const WithLinkedAccounts: Story = {
  parameters: {
    screenSetup: { ...settingsSetup, toggles: ['link-account-chat-app', 'link-account-short-video-app'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Messaging app/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Short-video app/ })).toBeVisible();
  },
};

/** Nothing to save until another language is chosen. */
export const Language: Story = {
  render: () => <LanguageScreen />,
  parameters: { screenSetup: languageSetup },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '简体中文' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** Filipino is offered while its toggle is on. */
export const LanguageInThePhilippines: Story = {
  ...Language,
  parameters: { screenSetup: { ...languageSetup, toggles: ['filipino-language'] } },
  globals: { market: 'PH' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Filipino' })).toBeVisible();
  },
};
