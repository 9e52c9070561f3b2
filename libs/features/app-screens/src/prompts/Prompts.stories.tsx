import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Prompts } from './Prompts.tsx';

const http = createFakeHttp({});

const meta: Meta = {
  title: 'Screens/Prompts',
  render: () => <Prompts />,
  parameters: { place: { http } },
  // Each takes the whole page: several on one page of docs would hide it.
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj;

/** Asked once where nobody has chosen; closing it chooses the language of the page. */
export const Language: Story = {
  parameters: { place: { http, toggles: ['language-prompt'] } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** The browser has offered it, and the shopper scrolls. */
export const HomeScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    window.sessionStorage.clear();
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }));
    window.dispatchEvent(new Event('scroll'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
