import type { BadgeName, CardFacts } from '@pasar/badge-rules';
import type { APIRequestContext } from '@playwright/test';

/** A card of a list, with what the rules of badges read. */
export type Card = CardFacts & {
  readonly itemid: number;
  readonly shopid: number;
  readonly name: string;
  readonly is_adult: boolean;
};

type Pages = { readonly path: string; readonly isWanted: (card: Card) => boolean };

/** Yields the cards of a paginated API list, a page at a time. */
export async function* readPages(request: APIRequestContext, path: string): AsyncGenerator<readonly Card[]> {
  for (let next: string | undefined = '', pages = 0; next !== undefined && pages < 60; pages += 1) {
    const answer = await request.get(`${path}&limit=60${next && `&cursor=${encodeURIComponent(next)}`}`);
    const { data } = (await answer.json()) as { data: { items: Card[]; next?: string } };
    yield data.items;
    next = data.next;
  }
}

/** Returns the first matching card of a paginated API list. */
export async function findCard(request: APIRequestContext, { path, isWanted }: Pages): Promise<Card> {
  for await (const cards of readPages(request, path)) {
    const found = cards.find(isWanted);
    if (found) return found;
  }
  throw new Error(`No card of the list is as wanted: ${path}.`);
}

type ChosenCard = { readonly card: Card; readonly badges: readonly BadgeName[] };

/** Chooses few cards that together show all badges: each is the one with the most badges that the cards before lack. */
export function chooseCards(
  cards: readonly Card[],
  names: readonly BadgeName[],
  badgesOf: (card: Card) => readonly BadgeName[],
): readonly ChosenCard[] {
  const shown = cards.map((card) => ({ card, badges: badgesOf(card) }));
  const missing = new Set(names);
  const chosen: ChosenCard[] = [];
  while (missing.size > 0) {
    const ranked = shown
      .map(({ card, badges }) => ({ card, badges: badges.filter((name) => missing.has(name)) }))
      .sort((one, other) => other.badges.length - one.badges.length);
    const [best] = ranked;
    if (!best?.badges.length) throw new Error(`No item of the seed shows ${[...missing].join(', ')}.`);
    chosen.push(best);
    for (const name of best.badges) missing.delete(name);
  }
  return chosen;
}
