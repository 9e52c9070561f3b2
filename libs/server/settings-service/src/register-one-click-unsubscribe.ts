import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState } from '@pasar/http-server';
import { oneClickUnsubscribePath } from '@pasar/settings-contract/paths';
import type { FastifyInstance } from 'fastify';
import { changeSubscription } from './mail-subscription.ts';
import type { SettingsDeps } from './settings-deps.ts';

const maxBodyBytes = 4096;

/**
 * Handles one-click unsubscribe by mail programs (RFC 8058): a form post without cookies or a page. The
 * signed token suffices; it turns off all marketing mails and cannot turn any on.
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
