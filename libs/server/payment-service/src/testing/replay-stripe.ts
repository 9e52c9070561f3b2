import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { stripeExchanges } from '../providers/stripe/recordings/stripe-exchanges.data.ts';
import { stripeObjects } from '../providers/stripe/recordings/stripe-objects.data.ts';

export type RecordedRequest = keyof typeof stripeExchanges;
export type RecordedObject = keyof typeof stripeObjects;

/** How the recorded API reacts: a status with an object or a text, no response, or a closed connection. */
export type RecordedResponse =
  RecordedObject | 'hangs' | 'closes' | readonly [number, RecordedObject | string];

/** A request that must come next, and its answer. */
export type StripeExchange = readonly [RecordedRequest, RecordedResponse];

type Variables = Map<string, string>;

const fill = (template: string, variables: Variables): string =>
  template.replaceAll(/\$([a-z_]+)/g, (whole, name: string) => variables.get(name) ?? whole);

/** Whether a value is the recorded one; the first value of an unknown `$variable` becomes its value. */
function isRecorded(template: string, value: string | undefined, variables: Variables): boolean {
  const [, name] = /^\$([a-z_]+)$/.exec(template) ?? [];
  if (name !== undefined && !variables.has(name) && value !== undefined) variables.set(name, value);
  return fill(template, variables) === value;
}

const sortPairs = (form: Readonly<Record<string, string>>) => Object.entries(form).toSorted();

/** Returns what differs between a request and the recorded one. */
async function findDifferences(request: IncomingMessage, expected: RecordedRequest, variables: Variables) {
  const recorded = stripeExchanges[expected];
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
  const body = await text(request);
  const form = request.method === 'GET' ? searchParams : new URLSearchParams(body);
  const differences: string[] = [];
  const check = (what: string, template: string, value: string | undefined) => {
    if (!isRecorded(template, value, variables))
      differences.push(`${expected}: ${what} is ${value}, recorded ${fill(template, variables)}`);
  };
  check('method', recorded.method, request.method);
  check('path', recorded.path, pathname);
  check(
    'fields',
    sortPairs(recorded.form)
      .map(([name]) => name)
      .join(),
    [...form.keys()].toSorted().join(),
  );
  for (const [name, template] of sortPairs(recorded.form)) check(name, template, form.get(name) ?? undefined);
  check('version', Stripe.API_VERSION, String(request.headers['stripe-version']));
  if ('idempotencyKey' in recorded)
    check('key', recorded.idempotencyKey, String(request.headers['idempotency-key']));
  return differences;
}

const isObject = (name: string): name is RecordedObject => Object.hasOwn(stripeObjects, name);

function send(response: ServerResponse, answer: RecordedResponse, variables: Variables): void {
  if (answer === 'hangs') return;
  if (answer === 'closes') {
    response.destroy();
    return;
  }
  const [status, content] = typeof answer === 'string' ? ([200, answer] as const) : answer;
  const body = isObject(content) ? fill(JSON.stringify(stripeObjects[content]), variables) : content;
  response
    .writeHead(status, { 'content-type': isObject(content) ? 'application/json' : 'text/html' })
    .end(body);
}

export type StripeReplay = {
  readonly apiBase: string;
  /** Starts a recording: these exchanges, in this order. Variables stay known until the next `begin`. */
  readonly play: (...exchanges: readonly StripeExchange[]) => void;
  /** Forgets the variables, except for given ones. */
  readonly begin: (variables?: Readonly<Record<string, string>>) => void;
  /** Returns what the requests had different from the recording, and what is left of it. */
  readonly faults: () => readonly string[];
  /** Fills a text's variables. */
  readonly fill: (template: string) => string;
  readonly close: () => Promise<unknown>;
};

/** Starts a loopback server that answers the official library with recorded exchanges. */
export async function replayStripe(): Promise<StripeReplay> {
  let variables: Variables = new Map();
  let waiting: StripeExchange[] = [];
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    const [expected, answer] = waiting.shift() ?? [];
    if (expected === undefined || answer === undefined) {
      faults.push(`${request.method} ${request.url} is not recorded`);
      response.writeHead(500).end('{}');
      return;
    }
    faults.push(...(await findDifferences(request, expected, variables)));
    send(response, answer, variables);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (...more) => void waiting.push(...more),
    begin: (known = {}) => {
      variables = new Map(Object.entries(known));
      waiting = [];
      faults.length = 0;
    },
    faults: () => [...faults, ...waiting.map(([expected]) => `${expected} was not sent`)],
    fill: (template) => fill(template, variables),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
