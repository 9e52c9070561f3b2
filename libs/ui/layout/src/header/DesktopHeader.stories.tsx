import { Stack } from '@pasar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutExamples } from '../layout.examples.ts';
import { Preferences } from '../preferences/Preferences.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta<typeof DesktopHeader> = {
  title: 'Layout/DesktopHeader',
  component: DesktopHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeTo: '/',
    cartTo: '/cart',
    cartCount: 3,
    cartPreview: <Stack>Three things are in the cart.</Stack>,
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
export const WithoutCategories: Story = { args: { categories: [], cartCount: 0, cartPreview: undefined } };
