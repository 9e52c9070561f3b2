import { foldText } from '@pasar/catalogue-service';
import type { SeedContext } from './create-context.ts';
import { thingName } from './make-texts.ts';
import type { ItemRows } from './make-items.ts';
import type { PhraseRow } from './rows.ts';

/** Creates popular searches: the things on sale, weighted by their items. */
export function makePhrases(context: SeedContext, items: readonly ItemRows[]): PhraseRow[] {
  const weights = new Map<string, number>();
  for (const { thing, row } of items) {
    const phrase = thingName(context, thing).toLocaleLowerCase(context.profile.words);
    weights.set(phrase, (weights.get(phrase) ?? 0) + 1 + row.historical_sold / 100);
  }
  return [...weights].map(([phrase, weight]) => ({
    market: context.market.code,
    phrase,
    folded: foldText(phrase),
    weight: Math.round(weight * 10) / 10,
  }));
}
