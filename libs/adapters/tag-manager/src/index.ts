export { browserTagManager } from './browser-tag-manager.ts';
export { createTagManager } from './create-tag-manager.ts';
export type { TagEvent, TagManager, TagManagerOptions } from './create-tag-manager.ts';
