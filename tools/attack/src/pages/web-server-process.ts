import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@pasar/database';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';

export type WebServerProcess = {
  readonly port: number;
  readonly stop: () => Promise<void>;
};

const mainFile = join(import.meta.dirname, '../../../../apps/web-server/src/main.ts');

/** Starts a web server with an empty page cache. It reaches the store's API through the store's own web server. */
export async function startWebServer(store: RunningStore): Promise<WebServerProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // The environment that accepts the most from a visitor, including toggle overrides.
      PASAR_ENVIRONMENT: 'test',
      PORT: String(port),
      API_URL: `http://127.0.0.1:${store.port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = async () =>
    (await sendRequest({ port, path: '/robots.txt', headers: { host: store.host('SG') }, timeoutMs: 2000 }))
      .status === 200;
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The web server exited with code ${child.exitCode}.`);
    await wait(200);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
