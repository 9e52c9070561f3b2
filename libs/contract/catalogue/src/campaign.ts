import { defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { pageThemes } from '@pasar/page-shell-rules';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCampaignPath, getCampaignsPath } from './paths.ts';

/** Its cards: `item-list` with `list=campaign`. */
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

/** @spec campaigns-page Those that run, the first to end first; then those to come. */
export const getCampaigns = defineCall({
  id: 'campaigns',
  method: 'GET',
  path: getCampaignsPath,
  summary: 'The campaigns that run and those to come',
  auth: 'none',
  data: Type.Object({ server_time: Type.Integer(), campaigns: Type.Array(CampaignSchema) }),
});

/** An unknown or ended one is answered 4 (not found). */
export const getCampaign = defineCall({
  id: 'campaign',
  method: 'GET',
  path: getCampaignPath,
  summary: 'A campaign, without its items',
  auth: 'none',
  query: strictObject({ campaignid: IdSchema }),
  data: Type.Object({ server_time: Type.Integer(), campaign: CampaignSchema }),
});
