import { resolve } from 'node:path';
import { serverSegments } from '@pasar/routing-table';
import { expect, it } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { readSettings } from './read-settings.ts';

const storefront = {
  assetsOf: () => ({ scripts: [], styles: [] }),
  sharedPath: async () => undefined,
  render: async () => ({ kind: 'document' as const, path: '/' }),
};

it('the routing table knows every first segment that the server handles, so that no shop can take one as its name', async () => {
  const apps = resolve(import.meta.dirname, '../..');
  const server = await createWebServer(
    readSettings({}),
    { storefronts: { rw: storefront, pc: storefront } },
    apps,
  );
  const lines = server.printRoutes({ commonPrefix: false }).split('\n');
  await server.close();
  const segments = lines.flatMap((line) => /── \/([^/*\s]+)/.exec(line)?.slice(1) ?? []);
  expect(segments).toContain('api');
  expect(segments.filter((segment) => !(serverSegments as readonly string[]).includes(segment))).toEqual([]);
});
