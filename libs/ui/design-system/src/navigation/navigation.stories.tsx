import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../arrange/Grid.tsx';
import { Stack } from '../arrange/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';
import { TileLink } from './TileLink.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'Design system/Navigation',
  component: Pagination,
  args: { page: 4, pages: 12, toPage: (page) => `/search?page=${page}` },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Pages: Story = {};
export const FirstPage: Story = { args: { page: 1, pages: 3 } };

export const Crumbs: Story = {
  render: () => (
    <Breadcrumbs
      crumbs={[
        { label: 'Pasar', to: '/' },
        { label: 'Home and living', to: '/home-living' },
        { label: 'Storage', to: '/storage' },
        { label: 'Woven rattan basket with a lid, hand made, 32 cm' },
      ]}
    />
  ),
};

/** Arrows move between tabs. */
export const TabsByKeyboard: Story = {
  render: () => (
    <Tabs
      label="About the item"
      tabs={[
        { value: 'about', label: 'About', panel: 'Woven by hand.' },
        { value: 'reviews', label: 'Reviews (86)', panel: 'People like it.' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('People like it.')).toBeVisible();
  },
};

export const Addresses: Story = {
  render: () => (
    <Stack>
      <TabLinks
        label="My purchases"
        links={[
          { to: '/all', label: 'All', current: true },
          { to: '/to-pay', label: 'To pay' },
          { to: '/to-ship', label: 'To ship' },
          { to: '/to-receive', label: 'To receive' },
          { to: '/completed', label: 'Completed' },
        ]}
      />
      <Grid of="tiles">
        <TileLink to="/vouchers" label="Vouchers" icon="ticket" />
        <TileLink to="/shipping" label="Free shipping" icon="truck" />
        <TileLink to="/kitchen" label="Kitchen and dining" picture="kettle" />
      </Grid>
    </Stack>
  ),
};
