import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
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
