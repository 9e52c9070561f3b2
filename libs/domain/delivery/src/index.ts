export { deliveryDistance } from './delivery-distance.ts';
export type { DeliveryDistance } from './delivery-distance.ts';
export { deliveryOptions, deliveryRange } from './delivery-options.ts';
export type { DeliveryOption, ItemShipping } from './delivery-options.ts';
export { deliveryRegions } from './delivery-regions.ts';
export type { DeliveryRegion } from './delivery-regions.ts';
export { findZone } from './find-zone.ts';
export type { DeliveryLocation } from './find-zone.ts';
