import { createTagManager } from './create-tag-manager.ts';
import type { TagManager, TagManagerOptions } from './create-tag-manager.ts';

/** The tag manager of this window. */
export const browserTagManager = (): TagManager =>
  createTagManager({ document, scope: window as unknown as TagManagerOptions['scope'] });
