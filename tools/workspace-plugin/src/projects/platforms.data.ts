/** Where code runs: in browsers, in Node, or in both. */
export type Platform = 'any' | 'browser' | 'node';

/** Every layer, and where its projects run unless `platformExceptions` says otherwise. */
export const layers = {
  domain: 'any',
  contract: 'any',
  adapters: 'browser',
  'data-access': 'any',
  ui: 'any',
  'screen-kit': 'any',
  features: 'any',
  composition: 'browser',
  server: 'node',
  testing: 'any',
  apps: 'any',
  e2e: 'node',
  tools: 'node',
} as const satisfies Readonly<Record<string, Platform>>;

export type Layer = keyof typeof layers;

/** Projects that run elsewhere than the rest of their layer, by their folder. */
export const platformExceptions: Readonly<Record<string, Platform>> = {
  'apps/desktop': 'browser',
  'apps/marketplace-api': 'node',
  'apps/mobile-web': 'browser',
  'apps/storybook': 'node',
  'apps/web-server': 'node',
  'libs/adapters/openfeature-toggles': 'any',
  'libs/testing/browser': 'node',
  'libs/testing/test-database': 'node',
};
