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
  /** Whether the operator of this market has set the partner up. */
  configured: Type.Boolean(),
  /** The partner's own name; empty where it is not set up. */
  name: Type.String(),
  /** Whether the member's account there is linked with the one here. */
  linked: Type.Boolean(),
  /** Epoch seconds; 0 when it is not linked. */
  linked_at: Type.Integer({ minimum: 0 }),
});
export type Integration = Static<typeof IntegrationSchema>;

export const getIntegration = defineCall({
  id: 'integration',
  method: 'GET',
  path: getIntegrationPath,
  summary: 'Whether a partner is set up in this market, and linked with the member’s account',
  auth: 'session',
  query: strictObject({ partner: PartnerSchema }),
  data: IntegrationSchema,
});

/** `back` is a path of this store to which the partner sends the member back. A partner that is not set up is answered 4. */
export const startIntegration = defineCall({
  id: 'integration-start',
  method: 'POST',
  path: startIntegrationPath,
  summary: 'The partner’s address, with a signed state',
  auth: 'session',
  body: strictObject({
    partner: PartnerSchema,
    back: Type.String({ pattern: '^/(?:$|[^/\\\\])', maxLength: 512 }),
    action: Type.Optional(Type.String({ pattern: '^[a-z-]{1,32}$' })),
  }),
  data: Type.Object({ url: TextSchema }),
});

/** A state that was tampered with, is older than ten minutes, was used or is of another member is answered 81900203. */
export const completeIntegration = defineCall({
  id: 'integration-complete',
  method: 'POST',
  path: completeIntegrationPath,
  summary: 'Link the account with which the member came back from a partner',
  auth: 'session',
  body: strictObject({ partner: PartnerSchema, state: TextSchema, code: TextSchema }),
  data: IntegrationSchema,
});

export const unlinkIntegration = defineCall({
  id: 'integration-unlink',
  method: 'POST',
  path: unlinkIntegrationPath,
  summary: 'Link the partner’s account no longer',
  auth: 'session',
  body: strictObject({ partner: PartnerSchema }),
  data: IntegrationSchema,
});
