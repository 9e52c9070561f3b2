import { Container } from '@pasar/design-system';
import {
  AccountLinks,
  DesktopHeader,
  DesktopShell,
  Footer,
  MobileShell,
  MobileTopBar,
  Preferences,
  SearchBox,
  TabBar,
  layoutExamples,
} from '@pasar/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeSections } from './HomeSections.tsx';

const meta: Meta = { title: 'Pages/Home', parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

const search = <SearchBox action="/search" suggestions={layoutExamples.suggestions} />;

/** The sections on a mobile viewport. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <MobileShell
      top={<MobileTopBar homeTo="/" search={search} />}
      tabs={<TabBar current="home" cartCount={3} tabs={layoutExamples.tabs} />}
    >
      <Container>
        <h1 className="visually-hidden">Pasar</h1>
        <HomeSections />
      </Container>
    </MobileShell>
  ),
};

/** The sections on a desktop viewport. */
export const OnADesk: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopShell
      header={
        <DesktopHeader
          homeTo="/"
          cartTo="/cart"
          cartCount={3}
          search={search}
          account={<AccountLinks signInTo="/login" signUpTo="/signup" />}
          preferences={<Preferences {...layoutExamples} onLanguageChange={() => undefined} scheme="auto" />}
          links={[{ label: 'Sell on Pasar', to: '/sell' }]}
          categories={layoutExamples.categories}
        />
      }
      footer={<Footer {...layoutExamples} year={2026} />}
    >
      <Container>
        <h1 className="visually-hidden">Pasar</h1>
        <HomeSections />
      </Container>
    </DesktopShell>
  ),
};
