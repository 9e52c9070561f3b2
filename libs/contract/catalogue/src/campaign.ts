import { defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { pageThemes } from '@pasar/page-shell-rules';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCampaignPath, getCampaignsPath } from './paths.ts';

/** A campaign. Its items: `item-list` with `list=campaign`. */
export const CampaignSchema = Type.Object({
  campaignid: IdSchema,
  title: Type.String(),
  subtitle: Type.String(),
  picture: PictureSchema,
  theme: Type.Enum([...pageThemes]),
  /** Epoch milliseconds. */
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
  ongoing: Type.Boolean(),
});
export type Campaign = Static<typeof CampaignSchema>;

/** @spec campaigns-page Running campaigns by end time, then upcoming ones. */
export const getCampaigns = defineCall({
  id: 'campaigns',
  method: 'GET',
  path: getCampaignsPath,
  summary: 'List current and upcoming campaigns',
  auth: 'none',
  data: Type.Object({ server_time: Type.Integer(), campaigns: Type.Array(CampaignSchema) }),
});

/** Fails with 4 (not found) for an unknown or ended campaign. */
export const getCampaign = defineCall({
  id: 'campaign',
  method: 'GET',
  path: getCampaignPath,
  summary: 'Get a campaign without its items',
  auth: 'none',
  query: strictObject({ campaignid: IdSchema }),
  data: Type.Object({ server_time: Type.Integer(), campaign: CampaignSchema }),
});
