import type { Call } from '@pasar/http-contract';
import type { FastifyInstance } from 'fastify';
import type { ServerPorts } from './ports.ts';

/** State of a server created by `createServer`, for code that registers on it. */
export type ServerState = {
  readonly ports: ServerPorts;
  /** Whether responses are validated against their schemas. */
  readonly answers: 'checked' | 'trusted';
  /** Every registered call, in order of registration. */
  readonly calls: Call[];
};

const decorator = 'serverState';

/** Stores the state that the calls of this server share. Throws if it has one. */
export const setServerState = (app: FastifyInstance, state: ServerState): void =>
  void app.decorate(decorator, state);

/** Returns the state of a server, also within a plugin's scope. Throws for a server that `createServer` did not create. */
export const getServerState = (app: FastifyInstance): ServerState => app.getDecorator(decorator);
