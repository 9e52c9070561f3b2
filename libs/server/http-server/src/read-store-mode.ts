import { parseStoreMode } from '@pasar/page-shell-rules';
import type { StoreMode } from '@pasar/page-shell-rules';

/** The mode of a store from a setting. Throws on any other text. */
export function readStoreMode(text: string): StoreMode {
  const mode = parseStoreMode(text);
  if (mode) return mode;
  throw new Error(`PASAR_MODE is neither demo nor live: ${text}`);
}
