import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../arrange/Grid.tsx';
import { Stack } from '../arrange/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { TabLinks } from './TabLinks.tsx';
import { TileLink } from './TileLink.tsx';

const meta: Meta<typeof Breadcrumbs> = { title: 'Design system/Navigation', component: Breadcrumbs };
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

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
