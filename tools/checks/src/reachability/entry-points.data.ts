/** The entry points of the apps and of their operators' commands: code that cannot be reached from here does not run in any app. */
export const entryPoints: readonly string[] = [
  'apps/checkout/src/index.ts',
  'apps/desktop/src/entry-client.ts',
  'apps/desktop/src/entry-server.ts',
  'apps/marketplace-api/src/accounts.main.ts',
  'apps/marketplace-api/src/kyc.main.ts',
  'apps/marketplace-api/src/main.ts',
  'apps/marketplace-api/src/reconcile.main.ts',
  'apps/mobile-web/src/entry-client.ts',
  'apps/mobile-web/src/entry-server.ts',
  'apps/web-server/src/main.ts',
  'tools/catalogue-import/src/main.ts',
  'tools/start/src/main.ts',
];
