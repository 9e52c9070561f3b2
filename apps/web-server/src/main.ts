import { resolve } from 'node:path';
import { createWebServer } from './create-web-server.ts';
import { readSettings } from './settings.ts';
import { readStorefronts } from './storefronts.ts';

const apps = resolve(import.meta.dirname, '../..');

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await createWebServer(settings, await readStorefronts(apps), apps);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`The store is at ${await server.listen({ port: settings.port, host: settings.host })}`);
}

start().catch((reason: unknown) => {
  console.error(`The web server can not start: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exit(1);
});
