export { manualTimers } from './manual-timers.ts';
export type { ManualTimers } from './manual-timers.ts';
export { memoryStorage } from './memory-storage.ts';
export type { MemoryStorage } from './memory-storage.ts';
