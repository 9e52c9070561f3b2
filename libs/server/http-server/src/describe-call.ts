import type { Call, CallAuth } from '@pasar/http-contract';
import { envelopeSchema, ProblemSchema } from '@pasar/http-contract';
import type { FastifySchema } from 'fastify';

const session = { session: [] };

/** OpenAPI security requirements of each auth mode. */
const security: Readonly<Record<CallAuth, Record<string, readonly string[]>[]>> = {
  none: [],
  optional: [{}, session],
  session: [session],
};

const idempotencyHeaders = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 128 } },
};

/** The call's Fastify route schema, for the OpenAPI document. */
export const describeCall = (call: Call): FastifySchema => ({
  operationId: call.id,
  summary: call.summary,
  tags: [call.path.split('/')[3] ?? 'other'],
  security: security[call.auth],
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.body ? { body: call.body } : {}),
  ...(call.idempotencyKey ? { headers: idempotencyHeaders } : {}),
  response: { 200: envelopeSchema(call.data), default: ProblemSchema },
});
