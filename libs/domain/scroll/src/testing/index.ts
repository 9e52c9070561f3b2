export { memoryPage } from './memory-page.ts';
export type { MemoryPageState } from './memory-page.ts';
export { memoryStorage } from './memory-storage.ts';
