import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerPath } from '@pasar/page-shell-rules';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from './send-plain-page.ts';

/**
 * Serves the script of the service worker, which the build of mobile web contains. Browsers check it on each navigation, so that
 * a release replaces it.
 * @spec service-worker-scope
 */
export async function registerServiceWorker(app: FastifyInstance, apps: string): Promise<void> {
  const file = join(apps, 'mobile-web/dist/app/client', serviceWorkerPath);
  const script = await readFile(file, 'utf8').catch(() => undefined);
  app.get(serviceWorkerPath, (_request, reply) =>
    script === undefined
      ? sendPlainPage(reply, 404, 'Not found', 'This build has no service worker.')
      : reply
          .headers({
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-cache',
            'content-security-policy': "default-src 'none'; connect-src 'self'",
          })
          .send(script),
  );
}
