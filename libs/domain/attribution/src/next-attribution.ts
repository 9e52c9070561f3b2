import { attributionParams } from './attribution-params.data.ts';
import type { Attribution } from './capture-attribution.ts';

/**
 * The attribution to store under `sp_af` after a landing: that of the last landing with at least one parameter
 * (amb-attribution-storage).
 *
 * @spec attribution amb-attribution-storage
 */
export const nextAttribution = (
  kept: Attribution | undefined,
  landed: Attribution,
): Attribution | undefined => (attributionParams.some((name) => landed[name] !== undefined) ? landed : kept);
