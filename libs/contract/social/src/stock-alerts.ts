import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getStockAlertsPath, setStockAlertPath } from './paths.ts';

/**
 * One mail when the model is in stock again. Asking again changes nothing. Refused: of what is in stock (PARAM), of what is unknown
 * (NOT_FOUND), without an e-mail address that was confirmed (EMAIL_NOT_CONFIRMED), beyond a hundred alerts (LIMIT).
 */
export const setStockAlert = defineCall({
  id: 'stock-alert-set',
  method: 'POST',
  path: setStockAlertPath,
  summary: 'Be told when a sold-out model is in stock again, or no longer',
  auth: 'session',
  body: strictObject({
    shopid: IdSchema,
    itemid: IdSchema,
    modelid: Type.Optional(IdSchema),
    wanted: Type.Boolean(),
  }),
  data: Type.Object({ wanted: Type.Boolean() }),
});

/** Items are alike for everybody and do not contain it. */
export const getStockAlerts = defineCall({
  id: 'stock-alerts',
  method: 'GET',
  path: getStockAlertsPath,
  summary: 'The models of an item that the shopper waits for',
  auth: 'session',
  query: strictObject({ shopid: IdSchema, itemid: IdSchema }),
  /** 0 for an item without models. */
  data: Type.Object({ modelids: Type.Array(Type.Integer({ minimum: 0 })) }),
});
