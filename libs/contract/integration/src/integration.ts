import { defineCall, strictObject } from '@pasar/http-contract';
import { partners } from '@pasar/integration';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  completeIntegrationPath,
  getIntegrationPath,
  startIntegrationPath,
  unlinkIntegrationPath,
} from './paths.ts';

const PartnerSchema = Type.Enum([...partners]);
const TextSchema = Type.String({ minLength: 1, maxLength: 2048 });

const IntegrationSchema = Type.Object({
  /** Whether the operator of this market has configured the partner. */
  configured: Type.Boolean(),
  /** The partner's display name; empty if it is not configured. */
  name: Type.String(),
  /** Whether the member's account at the partner is linked. */
  linked: Type.Boolean(),
  /** Epoch seconds; 0 if not linked. */
  linked_at: Type.Integer({ minimum: 0 }),
});
export type Integration = Static<typeof IntegrationSchema>;

export const getIntegration = defineCall({
  id: 'integration',
  method: 'GET',
  path: getIntegrationPath,
  summary: 'Get whether a partner is available in this market and linked with the member’s account',
  auth: 'session',
  query: strictObject({ partner: PartnerSchema }),
  data: IntegrationSchema,
});

/**
 * `back` is the path of this store that the partner redirects to. Fails with 4 (not found) for a partner that is not
 * configured.
 */
export const startIntegration = defineCall({
  id: 'integration-start',
  method: 'POST',
  path: startIntegrationPath,
  summary: 'Get the partner’s URL with a signed state',
  auth: 'session',
  body: strictObject({
    partner: PartnerSchema,
    back: Type.String({ pattern: '^/(?:$|[^/\\\\])', maxLength: 512 }),
    action: Type.Optional(Type.String({ pattern: '^[a-z-]{1,32}$' })),
  }),
  data: Type.Object({ url: TextSchema }),
});

/** Fails with 81900203 if the state was tampered with, is older than ten minutes, was used or belongs to another member. */
export const completeIntegration = defineCall({
  id: 'integration-complete',
  method: 'POST',
  path: completeIntegrationPath,
  summary: 'Complete the linking of a partner’s account',
  auth: 'session',
  body: strictObject({ partner: PartnerSchema, state: TextSchema, code: TextSchema }),
  data: IntegrationSchema,
});

export const unlinkIntegration = defineCall({
  id: 'integration-unlink',
  method: 'POST',
  path: unlinkIntegrationPath,
  summary: 'Unlink the partner’s account',
  auth: 'session',
  body: strictObject({ partner: PartnerSchema }),
  data: IntegrationSchema,
});
