import { normalizeNumberText } from './normalize-number-text.ts';
import { toWordKey } from './to-word-key.ts';
import { stateWords } from './state-words.data.ts';

const hidden: ReadonlySet<string> = new Set(Object.values(stateWords).flatMap(({ no }) => no.map(toWordKey)));

/** Whether a cell says that a product is not published: WooCommerce's `-1` or `0`, `false`, or no in a market's language. */
export const isUnpublished = (written = ''): boolean =>
  /^(?:0|-1)$/.test(normalizeNumberText(written)) || hidden.has(toWordKey(written));
