import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of all calls, as pages under `/docs` and as `/docs/json`. Register before the calls. */
export async function publishDocuments(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // What is no call of the contract (health, pictures) has no tag.
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pasar marketplace API',
        version: '4',
        description:
          'Every call answers `{ "error": 0, "data": … }` or a problem with the same `error` field.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
