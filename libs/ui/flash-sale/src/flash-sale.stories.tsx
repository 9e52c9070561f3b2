import { Stack } from '@pasar/design-system';
import { hourMs } from '@pasar/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaleClock } from './SaleClock.tsx';
import { SessionTabs } from './SessionTabs.tsx';
import type { SessionTabsProps } from './SessionTabs.tsx';
import { SoldBar } from './SoldBar.tsx';

const meta: Meta<typeof SaleClock> = {
  title: 'Parts/Flash sale',
  component: SaleClock,
  // No minute ends while its picture is compared: at most two digits differ.
  args: { ongoing: true, remainingSeconds: 2 * 3600 + 2 * 60 + 59, onOver: fn() },
};
export default meta;

type Story = StoryObj<typeof SaleClock>;

export const EndsIn: Story = {};
export const StartsIn: Story = { args: { ongoing: false } };

/** Time is up: the items stay, and a button shows the current session. */
export const Over: Story = {
  args: { remainingSeconds: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOver).toHaveBeenCalledOnce();
  },
};

const noon = Date.UTC(2026, 10, 21, 4);
const sessions = [0, 6, 12, 24, 30, 36].map((hours) => ({
  starts_at: noon + hours * hourMs,
  ongoing: hours === 0,
}));

/** Each session has its own URL; hours are in the market's time zone. */
export const Sessions: Story = {
  render: (_, { loaded }) => (
    <SessionTabs
      sessions={sessions}
      current={sessions[1]!}
      to={(start) => `/flash_sale?session=${start ?? ''}`}
      format={loaded['format'] as SessionTabsProps['format']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(sessions.length);
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};

/** The share that is sold: 100 % only when nothing is left. */
export const Sold: Story = {
  render: () => (
    <Stack>
      {[0, 1, 50, 99, 100].map((sold) => (
        <SoldBar key={sold} sale={{ stock: 100, sold }} />
      ))}
    </Stack>
  ),
};
