import { Icon } from '@pasar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLink } from '../header/CartLink.tsx';
import { SearchBox } from '../header/SearchBox.tsx';
import { MobileTopBar } from './MobileTopBar.tsx';

const meta: Meta<typeof MobileTopBar> = {
  title: 'Layout/MobileTopBar',
  component: MobileTopBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    homeTo: '/',
    search: <SearchBox action="/search" />,
    actions: (
      <CartLink to="/cart" count={12}>
        <Icon name="cart" />
      </CartLink>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof MobileTopBar>;

export const WithCart: Story = {};
