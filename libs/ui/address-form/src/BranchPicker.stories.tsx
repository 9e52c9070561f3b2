import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BranchPicker } from './BranchPicker.tsx';
import { someBranches } from './branch.examples.ts';

const meta: Meta<typeof BranchPicker> = {
  title: 'Parts/Branch picker',
  component: BranchPicker,
  args: { branches: someBranches, onChoose: fn(), onSearch: fn(), onRetry: fn() },
  globals: { market: 'TW' },
};
export default meta;

type Story = StoryObj<typeof BranchPicker>;

/** Searches once the shopper stops typing. */
export const Nearby: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '大安');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('大安'));
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith('TPE-002');
  },
};
export const Chosen: Story = { args: { value: 'TPE-001', hasMore: true } };
export const NoneFound: Story = { args: { branches: [] } };
export const Loading: Story = { args: { branches: undefined } };
export const NotLoaded: Story = { args: { failed: true } };
