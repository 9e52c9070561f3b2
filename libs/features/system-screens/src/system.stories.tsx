import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrashScreen } from './crash/CrashScreen.tsx';
import { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
import { UnavailableScreen } from './unavailable/UnavailableScreen.tsx';

const meta: Meta<typeof CrashScreen> = {
  title: 'Screens/When something is wrong',
  component: CrashScreen,
  args: { error: new TypeError('Cannot read the price of nothing'), retry: fn() },
  argTypes: { error: { control: false } },
  parameters: { screenSetup: { http: createFakeHttp({}) } },
};
export default meta;

type Story = StoryObj<typeof CrashScreen>;

/** A screen threw: offers a retry; outside the live environment it shows the stack. */
export const Crash: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};

/** A translation tool caused the error: offers the store's languages. */
export const TranslationToolError: Story = {
  args: {
    error: Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), { name: 'NotFoundError' }),
  },
};
export const NotFound: Story = { render: () => <NotFoundScreen /> };
export const Unavailable: Story = { render: () => <UnavailableScreen /> };
