import { Stack } from '@pasar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterRail } from './FilterRail.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Section } from './Section.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta = { title: 'Layout/Page parts' };
export default meta;

type Story = StoryObj;

export const Offline: Story = { render: () => <OfflineBanner offline /> };
export const LoadingNextPage: Story = { render: () => <LoadingBar active /> };
export const SkipLinkOnFocus: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main">Content</main>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};
export const SectionWithMore: Story = {
  render: () => (
    <Section title="Flash sale" moreTo="/flash-sale">
      <p>Content</p>
    </Section>
  ),
};
export const FiltersBesideResults: Story = {
  render: () => <FilterRail rail={<Stack>Filters</Stack>}>Results</FilterRail>,
};
