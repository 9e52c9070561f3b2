import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import ErrorPopup from './ErrorPopup.tsx';

const meta: Meta<typeof ErrorPopup> = {
  title: 'Shell/Error popup',
  component: ErrorPopup,
  args: {
    message: 'You’ve reached the maximum quantity for your cart. Reduce the quantity.',
    open: true,
    onClose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ErrorPopup>;

export const Limit: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Verification: Story = { args: { message: 'Confirm it’s you to continue.' } };
