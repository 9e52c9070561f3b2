import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutExamples } from '../layout.examples.ts';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { columns: layoutExamples.columns, markets: layoutExamples.markets, year: 2026 },
};
export default meta;

export const Plain: StoryObj<typeof Footer> = {};
