import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { shopLimits } from '@pasar/item';
import { Type } from 'typebox';
import { openShopPath } from './paths.ts';

const { minNameLength, maxNameLength, maxDescriptionLength } = shopLimits;

/**
 * Returns the member's shop if there is one. Fails with SHOP_NAME_TAKEN for the name of another shop or one that sounds like the
 * marketplace's, with PARAM for an unknown location, and with SHOP_ROLE_REFUSED for a member of another shop's team.
 */
export const openShop = defineCall({
  id: 'open-shop',
  method: 'POST',
  path: openShopPath,
  summary: 'Open the shop of a member in this market',
  auth: 'session',
  body: strictObject({
    name: Type.String({ minLength: minNameLength, maxLength: maxNameLength }),
    description: Type.String({ maxLength: maxDescriptionLength }),
    /** A region of the market, by its name in `deliveryRegions`. */
    location: Type.String({ minLength: 1, maxLength: 120 }),
  }),
  data: Type.Object({ shopid: IdSchema, username: Type.String() }),
});
