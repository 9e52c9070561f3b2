import { resolve } from 'node:path';
import { createWebServer } from './create-web-server.ts';
import type { ServerContent } from './create-web-server.ts';
import { readSettings } from './read-settings.ts';
import type { WebServerSettings } from './read-settings.ts';
import { readStorefronts } from './storefronts.ts';

const apps = resolve(import.meta.dirname, '../..');

/** Returns the built files, or in development the sources. */
async function readContent({ development, port }: WebServerSettings): Promise<ServerContent> {
  if (!development) return { storefronts: await readStorefronts(apps) };
  const { createDevelopment } = await import('./development.ts');
  const sources = await createDevelopment(apps, [port + 1, port + 2]);
  return { storefronts: sources.storefronts, sources };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await createWebServer(settings, await readContent(settings), apps);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`The store is at ${await server.listen({ port: settings.port, host: settings.host })}`);
}

start().catch((reason: unknown) => {
  console.error(
    `The web server could not start: ${reason instanceof Error ? reason.message : String(reason)}`,
  );
  process.exit(1);
});
