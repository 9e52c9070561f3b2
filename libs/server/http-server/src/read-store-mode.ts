import { parseStoreMode } from '@pasar/page-shell-rules';
import type { StoreMode } from '@pasar/page-shell-rules';

/** Parses the mode of a store. Throws on any other text. */
export function readStoreMode(text: string): StoreMode {
  const mode = parseStoreMode(text);
  if (mode) return mode;
  throw new Error(`PASAR_MODE must be demo or live: ${text}`);
}
