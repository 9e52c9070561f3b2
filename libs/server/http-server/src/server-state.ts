import type { Call } from '@pasar/http-contract';
import type { FastifyInstance } from 'fastify';
import type { ServerPorts } from './ports.ts';

/** What a server of `createServer` carries for those that register on it. */
export type ServerState = {
  readonly ports: ServerPorts;
  /** Whether responses are validated against their schemas. */
  readonly answers: 'checked' | 'trusted';
  /** Every call that is served, in the order in which it was registered. */
  readonly calls: Call[];
};

const decorator = 'serverState';

export const setServerState = (app: FastifyInstance, state: ServerState): void =>
  void app.decorate(decorator, state);

/** The state of a server, also within a plugin's scope. Throws for one that `createServer` did not create. */
export const getServerState = (app: FastifyInstance): ServerState => app.getDecorator(decorator);
