export { memoryPage } from './memory-page.ts';
export type { PageFacts } from './memory-page.ts';
export { memoryStorage } from './memory-storage.ts';
