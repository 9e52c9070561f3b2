export { createTagManager } from './create-tag-manager.ts';
export type { TagEvent, TagManager, TagManagerOptions } from './create-tag-manager.ts';
