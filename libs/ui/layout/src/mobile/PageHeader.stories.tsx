import { IconButton } from '@pasar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Shopping cart',
    onBack: () => undefined,
    actions: <IconButton icon="share" label="Share" />,
  },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Plain: Story = {};
export const LongTitle: Story = {
  args: { title: 'Woven rattan basket with a lid, hand made in Tampines, 32 cm' },
};
