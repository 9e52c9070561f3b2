import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutExamples } from '../layout.examples.ts';
import { Preferences } from '../preferences/Preferences.tsx';
import { SellerShell } from './SellerShell.tsx';

const meta: Meta<typeof SellerShell> = {
  title: 'Layout/SellerShell',
  component: SellerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    homeTo: '/portal',
    storeHref: '/',
    children: 'The page',
    preferences: <Preferences {...layoutExamples} onLanguageChange={() => undefined} scheme="auto" />,
  },
};
export default meta;

type Story = StoryObj<typeof SellerShell>;

export const Plain: Story = {};
