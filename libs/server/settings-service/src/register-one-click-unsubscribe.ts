import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState } from '@pasar/http-server';
import { oneClickUnsubscribePath } from '@pasar/settings-contract/paths';
import type { FastifyInstance } from 'fastify';
import { changeSubscription } from './mail-subscription.ts';
import type { SettingsDeps } from './settings-deps.ts';

const maxBodyBytes = 4096;

/**
 * What mail programs post when somebody unsubscribes there (RFC 8058): a form, without cookies, from no page at all. The
 * signed token is all that it needs; it turns every kind of marketing mail off and can turn none on.
 */
export async function registerOneClickUnsubscribe(app: FastifyInstance, deps: SettingsDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Querystring: { token?: unknown } }>(oneClickUnsubscribePath, async (request, reply) => {
      const { token } = request.query;
      if (typeof token !== 'string') throw new ApiError(errorCodes.PARAM, 'token: is missing');
      await changeSubscription(deps, { token, on: false }, getServerState(app).ports.now());
      void reply.header('cache-control', 'no-store');
      return { error: 0, data: {} };
    });
  });
}
