import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import { toggleState } from './toggle-state.ts';
import { getFeatureTogglesPath } from './paths.ts';

/** @spec get-ft-v2 */
export const getFeatureToggles = defineCall({
  id: 'get-ft-v2',
  method: 'GET',
  path: getFeatureTogglesPath,
  summary: 'Evaluate the feature toggles for this market, user and device',
  auth: 'optional',
  data: Type.Array(toggleState),
});
