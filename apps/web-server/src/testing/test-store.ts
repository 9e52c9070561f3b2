import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createWebServer } from '../create-web-server.ts';
import { readSettings } from '../read-settings.ts';
import type { StorefrontRenderer } from '../storefronts.ts';

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server in front of a stub API. */
export type TestStore = {
  readonly server: FastifyInstance;
  readonly api: Server;
  readonly request: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: string; headers: Record<string, unknown> }>;
  readonly close: () => Promise<void>;
};

export const sendSuccess = (response: ServerResponse, data: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: 0, data }));
};

export async function openTestStore(
  storefront: StorefrontRenderer,
  answer: ApiHandler,
  env: Record<string, string> = {},
): Promise<TestStore> {
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const settings = readSettings({ API_URL: `http://127.0.0.1:${port}`, ...env });
  const apps = resolve(import.meta.dirname, '../../..');
  const server = await createWebServer(settings, { storefronts: { rw: storefront, pc: storefront } }, apps);
  return {
    server,
    api,
    request: async (url, headers = {}) => {
      const answered = await server.inject({ url, headers: { host: 'sg.localhost:4200', ...headers } });
      return { status: answered.statusCode, body: answered.body, headers: answered.headers };
    },
    close: async () => {
      await server.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
