export { attributionKey, attributionParams, lineShoppingPartners } from './attribution-params.data.ts';
export type { AttributionParam } from './attribution-params.data.ts';
export { captureAttribution, readAttributionParams } from './capture-attribution.ts';
export type { Attribution, CapturedParams, Landing } from './capture-attribution.ts';
export { nextAttribution } from './next-attribution.ts';
