import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import ErrorPopup from './ErrorPopup.tsx';

const meta: Meta<typeof ErrorPopup> = {
  title: 'Shell/Error popup',
  component: ErrorPopup,
  args: { message: 'You can not put so many into the cart.', open: true, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ErrorPopup>;

export const Limit: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Verification: Story = { args: { message: 'Please confirm that it is you.' } };
