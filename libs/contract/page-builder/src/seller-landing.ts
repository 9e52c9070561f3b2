import { CampaignSchema, VoucherSchema } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getSellerLandingPath } from './paths.ts';

/** The kind of promotion that a seller's landing page shows. */
const SellerPageTypeSchema = Type.Enum(['campaign', 'voucher']);

/** @spec seller-landing-page Fails with 4 (not found) for an unknown or ended promotion. */
export const getSellerLanding = defineCall({
  id: 'seller-landing',
  method: 'GET',
  path: getSellerLandingPath,
  summary: 'Get the campaign or voucher of a promotion’s landing page',
  auth: 'none',
  query: strictObject({ page_type: SellerPageTypeSchema, promotion_id: IdSchema }),
  data: Type.Object({
    server_time: Type.Integer(),
    campaign: Type.Optional(CampaignSchema),
    voucher: Type.Optional(VoucherSchema),
  }),
});
