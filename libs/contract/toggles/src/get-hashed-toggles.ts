import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import { toggleState } from './toggle-state.ts';
import { getHashedTogglesPath } from './paths.ts';

/**
 * Names are the first 16 hexadecimal digits of their SHA-256; unknown names are omitted.
 * @spec get-ft-hashed amb-hashed-toggles
 */
export const getHashedToggles = defineCall({
  id: 'get-ft-hashed',
  method: 'POST',
  path: getHashedTogglesPath,
  summary: 'Evaluate the feature toggles with the given hashed names',
  auth: 'optional',
  body: Type.Object({ names: Type.Array(Type.String({ pattern: '^[0-9a-f]{16}$' }), { maxItems: 1000 }) }),
  data: Type.Array(toggleState),
});
