export { memoryDelivery } from './memory-delivery.ts';
export type { DeliveryResult, MemoryDelivery } from './memory-delivery.ts';
export { memoryLocks } from './memory-locks.ts';
export type { MemoryLocks } from './memory-locks.ts';
export { memoryStorage } from './memory-storage.ts';
export type { MemoryStorage } from './memory-storage.ts';
export { documentedFields } from './documented-fields.data.ts';
