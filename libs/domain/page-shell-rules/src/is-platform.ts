import type { Platform } from './platforms.data.ts';
import { platforms } from './platforms.data.ts';

/** Whether a text is the letters of a platform: `rw` or `pc`. */
export const isPlatform = (text: string | undefined): text is Platform =>
  text !== undefined && Object.hasOwn(platforms, text);
