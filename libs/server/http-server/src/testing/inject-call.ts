import type { FastifyInstance } from 'fastify';

export type InjectedCall = {
  /** Below `/api/v4/`, with its query. */
  readonly path: string;
  /** The id of the signed-in user, which is the session's token in specs; a visitor by default. */
  readonly user?: number | undefined;
  /** Sent by POST; without it, the call is a GET. */
  readonly body?: object | undefined;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a call as the store's own pages do, and returns the envelope of the response. */
export async function injectCall(
  app: FastifyInstance,
  { path, user, body, host = 'sg.localhost', headers }: InjectedCall,
) {
  const response = await app.inject({
    url: `/api/v4/${path}`,
    method: body ? 'POST' : 'GET',
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      ...(user && { cookie: `__Host-session=${user}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return response.json();
}

/** The data of an envelope, or its error code alone. */
export async function injectForData(app: FastifyInstance, call: InjectedCall) {
  const { error, data } = await injectCall(app, call);
  return error === 0 ? data : { error };
}
