import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PageResponse, PageRequest } from '@pasar/shell/server';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWebServer } from '../create-web-server.ts';
import { readSettings } from '../read-settings.ts';

type RecordedRequest = {
  readonly path: string;
  readonly body: unknown;
  readonly cookie: string | undefined;
};
type Answer = { readonly status: number; readonly body: object; readonly cookies?: readonly string[] };

/** The API's answer unless a spec sets another. */
export const emptyAnswer: Answer = { status: 200, body: { error: 0, data: {} } };

/** The answer that holds an item of two models. */
export const itemAnswer: Answer = {
  status: 200,
  body: {
    error: 0,
    data: {
      shopid: 7,
      itemid: 9,
      models: [
        { modelid: 1, tier_index: [0], name: 'red', status: 1, stock: 5 },
        { modelid: 2, tier_index: [1], name: 'blue', status: 1, stock: 5 },
      ],
      tier_variations: [{ name: 'colour', options: ['red', 'blue'], pictures: [] }],
    },
  },
};

export const host = 'sg.localhost:4200';
export const formHeaders = {
  host,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

export const login = { login: ' budi ', password: 'secret words' };

const page = ({ path, context, hasUnsentForm }: PageRequest): PageResponse => ({
  kind: 'screen',
  status: 200,
  cacheable: true,
  html: new TextEncoder().encode(
    JSON.stringify({ path, submitted: context.submitted ?? null, ...(hasUnsentForm && { hasUnsentForm }) }),
  ),
});
const storefront = {
  assetsOf: () => ({ scripts: [], styles: [] }),
  render: async (request: PageRequest) => page(request),
  sharedPath: async (path: string) => path,
};

/** Sets up a web server with an API that records what it is sent. */
export function setUpForms() {
  let requests: RecordedRequest[] = [];
  let answers: Readonly<Record<string, Answer>> = {};

  const api = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (request.method === 'POST')
        requests.push({ path, body: JSON.parse(body), cookie: request.headers.cookie });
      const answer = answers[path] ?? emptyAnswer;
      if (answer.cookies) response.setHeader('set-cookie', [...answer.cookies]);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });

  let server: Awaited<ReturnType<typeof createWebServer>>;
  beforeAll(async () => {
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    const { port } = api.address() as AddressInfo;
    const settings = readSettings({ API_URL: `http://127.0.0.1:${port}` });
    const apps = resolve(import.meta.dirname, '../../..');
    server = await createWebServer(settings, { storefronts: { rw: storefront, pc: storefront } }, apps);
  });
  afterAll(async () => {
    await server.close();
    api.close();
  });
  beforeEach(() => {
    requests = [];
    answers = {};
  });

  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> => server.inject(request);

  return {
    inject,
    /** Sends the fields as a form of the same origin. */
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      inject({
        method: 'POST',
        url,
        headers: { ...formHeaders, ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** Sets the API's answers by path. */
    answerWith: (given: Readonly<Record<string, Answer>>) => void (answers = given),
    readRequests: () => requests,
  };
}
