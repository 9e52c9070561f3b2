import type { Badge, CardSlot, Manifest } from './badge.ts';
import { cardSets } from './card-set-ids.data.ts';
import { cardSetLayouts } from './card-sets.data.ts';
import type { CardSetName } from './card-set-ids.data.ts';
import type { BadgeName } from './display-rules.data.ts';
import { displayRules } from './display-rules.data.ts';

/** The id of a predefined badge: its position in the table of rules, from 1. */
const ids: ReadonlyMap<string, number> = new Map(
  Object.keys(displayRules).map((name, index) => [name, index + 1]),
);

const badge = (name: BadgeName): Badge => ({ name, is_predefined: true, id: ids.get(name) });

const build = (set: CardSetName): Manifest => {
  const places = Object.entries(cardSetLayouts[set]) as [CardSlot, readonly BadgeName[]][];
  return { slots: Object.fromEntries(places.map(([slot, names]) => [slot, names.map(badge)])) };
};

const manifests: ReadonlyMap<number, Manifest> = new Map(
  (Object.keys(cardSets) as CardSetName[]).map((name) => [cardSets[name], build(name)]),
);

/** The default manifest of a card set; undefined for an unknown id. */
export const builtInManifest = (cardSet: number): Manifest | undefined => manifests.get(cardSet);
