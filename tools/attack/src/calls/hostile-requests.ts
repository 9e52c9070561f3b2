import { hostileTexts, hostileValues, plainObject, plainValue } from './hostile-values.ts';
import type { ApiCall } from './read-calls.ts';

export type HostileRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly contentType?: string;
};

/** Escapes text as a browser would, but encodes unpaired surrogates as raw bytes. */
const escapeText = (text: string): string =>
  encodeURIComponent(text.replaceAll('\uD800', '')) + (text.includes('\uD800') ? '%ED%A0%80' : '');

function buildPath({ path, parameters }: ApiCall, changed?: { name: string; value: string }): string {
  const valueOf = (name: string, schema = {}): string =>
    changed?.name === name ? changed.value : String(plainValue(schema));
  const filled = parameters
    .filter((each) => each.in === 'path')
    .reduce(
      (text, { name, schema }) => text.replace(`{${name}}`, escapeText(valueOf(name, schema)) || '%00'),
      path,
    );
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required || each.name === changed?.name))
    .map(({ name, schema }) => `${name}=${escapeText(valueOf(name, schema))}`)
    .join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

const inParameters = (call: ApiCall): HostileRequest[] =>
  call.parameters
    .filter((each) => each.in === 'query' || each.in === 'path')
    .flatMap(({ name }) => [
      ...hostileTexts.map((value) => ({ method: call.method, path: buildPath(call, { name, value }) })),
      // The same parameter twice.
      { method: call.method, path: `${buildPath(call, { name, value: '1' })}&${name}=2` },
    ]);

const inBody = (call: ApiCall, body: NonNullable<ApiCall['body']>): HostileRequest[] => {
  const request = (text: string, contentType = 'application/json'): HostileRequest => ({
    method: call.method,
    path: buildPath(call),
    body: text,
    contentType,
  });
  return [
    ...Object.keys(body.properties ?? {}).flatMap((name) =>
      hostileValues.map((value) => request(JSON.stringify({ ...plainObject(body), [name]: value }))),
    ),
    request('{'),
    request('[]'),
    request('null'),
    request('"\\u0000"'),
    request(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    request('{"__proto__":{"a":1}}'),
    request('a=1', 'application/x-www-form-urlencoded'),
    request('<a/>', 'application/xml'),
    request('{}', 'application/json; charset=utf-16'),
  ];
};

/** All hostile requests to a call: each changes one field and leaves the others valid. */
export const hostileRequests = (call: ApiCall): HostileRequest[] => [
  ...inParameters(call),
  ...(call.body ? inBody(call, call.body) : []),
];
