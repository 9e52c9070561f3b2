/** Where each app begins: what is not reached from here runs in no app. */
export const entryPoints: readonly string[] = [
  'apps/checkout/src/index.ts',
  'apps/desktop/src/entry-client.ts',
  'apps/desktop/src/entry-server.ts',
  'apps/marketplace-api/src/main.ts',
  'apps/mobile-web/src/entry-client.ts',
  'apps/mobile-web/src/entry-server.ts',
  'apps/web-server/src/main.ts',
  'tools/catalogue-import/src/main.ts',
  'tools/start/src/main.ts',
];
