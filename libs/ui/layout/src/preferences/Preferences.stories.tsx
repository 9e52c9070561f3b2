import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { layoutExamples } from '../layout.examples.ts';
import { Preferences } from './Preferences.tsx';

const meta: Meta<typeof Preferences> = {
  title: 'Layout/Preferences',
  component: Preferences,
  args: {
    markets: layoutExamples.markets,
    languages: layoutExamples.languages,
    onLanguageChange: fn(),
    scheme: 'auto',
    onSchemeChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Preferences>;

export const Closed: Story = {};

/** The market, the language and the appearance in a drawer. */
export const Open: Story = {
  // Without the scripts that the pictures have no font for.
  args: {
    markets: layoutExamples.markets.filter(({ value }) => value !== 'TW'),
    languages: layoutExamples.languages.filter(({ value }) => value !== 'zh-Hans'),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const current = await screen.findByRole('button', { name: 'English' });
    await waitFor(() => expect(current).toBeVisible());
  },
};

/** Opens, and reports the pressed language; arrow keys only move the focus. */
export const ChoosesALanguage: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const english = await screen.findByRole('button', { name: 'English' });
    english.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Bahasa Melayu' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ms');
  },
};
