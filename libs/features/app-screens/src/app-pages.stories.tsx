import { createFakeHttp } from '@pasar/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import landingScreen from './landing/app-landing-screen.ts';
import { AppLandingScreen } from './landing/AppLandingScreen.tsx';
import universalLinkScreen from './universal-link/universal-link-screen.ts';
import { UniversalLinkScreen } from './universal-link/UniversalLinkScreen.tsx';

type Story = StoryObj;

const http = createFakeHttp({});
const landingInput = { route: 'app-landing', params: {}, query: '' } as const;
const linkInput = { route: 'universal-link', params: {}, query: '' } as const;

const meta: Meta = {
  title: 'Screens/App',
  render: () => <AppLandingScreen input={landingInput} />,
  parameters: {
    layout: 'fullscreen',
    screenSetup: { screen: landingScreen, input: landingInput, at: '/app', http },
  },
};
export default meta;

/** The download page of the app. */
export const Landing: Story = {};
export const LandingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A link that the app opens: on a desktop it leads to the page. */
export const UniversalLink: Story = {
  render: () => <UniversalLinkScreen input={linkInput} />,
  parameters: { screenSetup: { screen: universalLinkScreen, input: linkInput, at: '/universal-link', http } },
};
