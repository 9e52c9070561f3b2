import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getStockAlertsPath, setStockAlertPath } from './paths.ts';

/**
 * Sends one mail when the model is back in stock. Idempotent. Fails with PARAM if it is in stock, NOT_FOUND if it is unknown,
 * EMAIL_NOT_CONFIRMED without a confirmed e-mail address, LIMIT beyond a hundred alerts.
 */
export const setStockAlert = defineCall({
  id: 'stock-alert-set',
  method: 'POST',
  path: setStockAlertPath,
  summary: 'Subscribe to or unsubscribe from the stock alert of a sold-out model',
  auth: 'session',
  body: strictObject({
    shopid: IdSchema,
    itemid: IdSchema,
    modelid: Type.Optional(IdSchema),
    wanted: Type.Boolean(),
  }),
  data: Type.Object({ wanted: Type.Boolean() }),
});

/** Separate because items are the same for every viewer. */
export const getStockAlerts = defineCall({
  id: 'stock-alerts',
  method: 'GET',
  path: getStockAlertsPath,
  summary: 'List the models of an item with a stock alert of the shopper',
  auth: 'session',
  query: strictObject({ shopid: IdSchema, itemid: IdSchema }),
  /** 0 for an item without models. */
  data: Type.Object({ modelids: Type.Array(Type.Integer({ minimum: 0 })) }),
});
