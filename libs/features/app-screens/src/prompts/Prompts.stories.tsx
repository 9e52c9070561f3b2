import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Prompts } from './Prompts.tsx';

const http = createFakeHttp({});

const meta: Meta = {
  title: 'Screens/Prompts',
  render: () => <Prompts />,
  parameters: { screenSetup: { http } },
  // Prompts cover the whole page: on a docs page they would hide the others.
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj;

/** Shown until a language is selected; closing it selects the page's language. */
export const Language: Story = {
  parameters: { screenSetup: { http, toggles: ['language-prompt'] } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** After the browser's offer, on a scroll. */
export const HomeScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    window.sessionStorage.clear();
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }));
    window.dispatchEvent(new Event('scroll'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
