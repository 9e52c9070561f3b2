import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document of all calls under `/docs` and `/docs/json`. Register before the calls. */
export async function publishDocuments(app: FastifyInstance): Promise<void> {
  // A server without documents starts sooner without these packages.
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, {
    // Routes outside the contract (health, pictures) have no tag.
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
