/** The data that a demo page shows. */
export type DemoView = 'account' | 'addresses' | 'address-choice' | 'session';

type DemoRow = { readonly title: string; readonly lead: string; readonly shows: DemoView };

const pilot = 'A page of the pilot: shown where its toggle is on.';

/** The demo pages; each of the pilot's four shows different data of the member. @spec demo-user-pilot */
export const demoViews = {
  'demo-account': { title: 'Demo account', lead: 'What the store knows of you.', shows: 'account' },
  'demo-address': { title: 'Demo addresses', lead: 'Your addresses as they are read.', shows: 'addresses' },
  'demo-address-select': {
    title: 'Demo address choice',
    lead: 'Choose an address, and see what a form would send.',
    shows: 'address-choice',
  },
  'demo-user-pilot-1': { title: 'Pilot 1: account', lead: pilot, shows: 'account' },
  'demo-user-pilot-2': { title: 'Pilot 2: addresses', lead: pilot, shows: 'addresses' },
  'demo-user-pilot-3': { title: 'Pilot 3: address choice', lead: pilot, shows: 'address-choice' },
  'demo-user-pilot-4': { title: 'Pilot 4: session', lead: pilot, shows: 'session' },
} as const satisfies Readonly<Record<string, DemoRow>>;

export type DemoRoute = keyof typeof demoViews;
