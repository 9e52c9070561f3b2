import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutExamples } from '../layout.examples.ts';
import { TabBar } from './TabBar.tsx';

const meta: Meta<typeof TabBar> = {
  title: 'Layout/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  args: { tabs: layoutExamples.tabs, current: 'home', cartCount: 3 },
};
export default meta;

type Story = StoryObj<typeof TabBar>;

export const Home: Story = {};
export const FullCart: Story = { args: { current: 'cart', cartCount: 120 } };
export const EmptyCart: Story = { args: { current: 'me', cartCount: 0 } };
