import { buildPath } from '@pasar/routing-table';

/** A staff tool, and whether only test environments have it. */
export type Tool = {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly only?: 'test';
};

export const tools: readonly Tool[] = [
  {
    name: 'Developer tool',
    text: 'Toggles and their overrides, environment, markets and cookies of this visit.',
    to: buildPath('dev-tool'),
  },
  {
    name: 'Outbox',
    text: 'Codes and messages that the store would have sent.',
    to: buildPath('outbox'),
  },
  {
    name: 'Page previews',
    text: 'Every version of the market’s pages, published or not.',
    to: buildPath('preview'),
  },
  {
    name: 'Component builder',
    text: 'Edit a page component’s properties, see it live, copy its JSON.',
    to: buildPath('component-builder'),
  },
  {
    name: 'Banner playground',
    text: 'Try the home page’s banners with other texts, pictures and numbers.',
    to: buildPath('banner-playground'),
  },
  { name: 'Home preview', text: 'The home page at its preview address.', to: buildPath('preview-home') },
  {
    name: 'Demo account',
    text: 'What the store knows of the member who is signed in.',
    to: buildPath('demo-account'),
    only: 'test',
  },
  {
    name: 'Demo addresses',
    text: 'The member’s addresses as the account page shows them.',
    to: buildPath('demo-address'),
    only: 'test',
  },
  {
    name: 'Demo address choice',
    text: 'Choose one of the addresses, and see what a form would send.',
    to: buildPath('demo-address-select'),
    only: 'test',
  },
  ...([1, 2, 3, 4] as const).map((number) => ({
    name: `Pilot page ${number}`,
    text: 'Needs the toggle demo-user-pilot: switch it on in the developer tool.',
    to: buildPath(`demo-user-pilot-${number}`),
  })),
];
