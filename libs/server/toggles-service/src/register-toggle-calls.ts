import { createHash } from 'node:crypto';
import { checkToggleConfigs, hashNames, restoreNames, toggleRows } from '@pasar/feature-toggles';
import { serveCall } from '@pasar/http-server';
import type { CallContext } from '@pasar/http-server';
import { getFeatureToggles, getHashedToggles } from '@pasar/toggles-contract';
import type { FastifyInstance } from 'fastify';
import { createEvaluateRows } from './evaluate-rows.ts';
import { createToggleFileReader } from './open-toggle-file.ts';

export type ToggleOptions = {
  /** `live`, `liveish` or `test`: the part of a config that applies. */
  readonly environment: string;
  /** The operators' file of configs; if absent, only the table applies. */
  readonly file: string | undefined;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Visit = Pick<CallContext<typeof getFeatureToggles>, 'market' | 'user' | 'cookies' | 'now'>;

/** Registers the toggles' contract. @spec get-ft-v2 get-ft-hashed toggle-invalid-config */
export function registerToggleCalls(app: FastifyInstance, { environment, file }: ToggleOptions): void {
  const evaluate = createEvaluateRows(toggleRows, environment);
  const readConfigs = createToggleFileReader({
    path: file,
    check: (configs) => (environment === 'live' ? [] : checkToggleConfigs(toggleRows, configs)),
    onProblem: (line) => app.log.warn(`Toggle ${line}`),
    onFailure: (reason) => app.log.error({ err: reason }, 'The toggles file cannot be read'),
  });
  const togglesFor = async ({ market, user, cookies, now }: Visit) =>
    evaluate(await readConfigs(), market.code, {
      now,
      ...(user && { userId: user.userid }),
      ...(cookies.device !== undefined && { fingerprint: cookies.device }),
    });

  serveCall(app, getFeatureToggles, togglesFor);
  const hashed = hashNames(
    toggleRows.map(({ name }) => name),
    sha256,
  );
  serveCall(app, getHashedToggles, async ({ body, ...visit }) => {
    const wanted = new Set(body.names);
    const known = await hashed;
    const names = new Map(
      [...known].filter(([hash]) => wanted.has(hash)).map(([hash, name]) => [name, hash]),
    );
    return restoreNames(await togglesFor(visit), names);
  });
}
