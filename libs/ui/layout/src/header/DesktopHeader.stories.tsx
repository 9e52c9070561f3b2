import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { layoutExamples } from '../layout.examples.ts';
import { Preferences } from '../preferences/Preferences.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import { MiniCart } from './MiniCart.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta<typeof DesktopHeader> = {
  title: 'Layout/DesktopHeader',
  component: DesktopHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeTo: '/',
    cartTo: '/cart',
    cartCount: 3,
    cartPreview: (
      <MiniCart
        cartTo="/cart"
        count={3}
        lines={['Rattan basket', 'Linen shirt', 'Copper kettle'].map((name, index) => ({
          key: name,
          to: '/',
          name,
          note: index === 1 ? 'Blue, M' : '',
          picture: { id: name.split(' ')[1]!, width: 640, height: 640 },
          price: { amount: 1290 + 500 * index, currency: 'SGD' },
          quantity: index + 1,
        }))}
      />
    ),
    search: <SearchBox action="/search" suggestions={layoutExamples.suggestions} />,
    account: <AccountLinks signInTo="/login" signUpTo="/signup" />,
    preferences: (
      <Preferences
        markets={layoutExamples.markets}
        languages={layoutExamples.languages}
        onLanguageChange={() => undefined}
        scheme="auto"
      />
    ),
    links: [
      { label: 'Sell on Pasar', to: '/sell' },
      { label: 'Help', to: '/help' },
    ],
    categories: layoutExamples.categories,
  },
};
export default meta;

type Story = StoryObj<typeof DesktopHeader>;

export const Visitor: Story = {};
export const Member: Story = {
  args: {
    account: <MemberLinks username="budi" userTo="/user" notificationsTo="/user/notifications" unread="3" />,
  },
};
export const WithoutCategories: Story = { args: { categories: [], cartCount: 0, cartPreview: undefined } };

/** Focuses the cart's link, which opens its preview. */
const openMiniCart = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const line = within(canvasElement).getByText('Linen shirt');
  within(canvasElement).getAllByRole('link', { name: 'Cart, 3 items' })[0]?.focus();
  await waitFor(() => expect(line).toBeVisible());
  return line;
};

export const MiniCartOpen: Story = {
  play: async ({ canvasElement }) => {
    await openMiniCart(canvasElement);
  },
};

/** Focus opens the preview, and Escape closes it. */
export const MiniCartByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const line = await openMiniCart(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).not.toBeVisible());
  },
};
export const At320Pixels: Story = { globals: { viewport: { value: 'narrow' } } };
