/** Where code runs: in browsers, in Node, or in both. */
export type Platform = 'any' | 'browser' | 'node';

/** All layers, with the platform of their projects unless `platformExceptions` overrides it. */
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

/** Projects with another platform than their layer, by folder. */
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
