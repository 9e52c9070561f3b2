import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import { toggleAnswer } from './toggle-answer.ts';

/** @spec get-ft-v2 */
export const getFeatureToggles = defineCall({
  id: 'get-ft-v2',
  method: 'GET',
  path: '/api/v4/platform/get_ft_v2',
  summary: 'Feature toggles as they stand for this market, user and device',
  auth: 'optional',
  data: Type.Array(toggleAnswer),
});
