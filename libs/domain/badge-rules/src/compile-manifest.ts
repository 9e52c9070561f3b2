import type { Badge, CardSlot, Manifest } from './badge.ts';
import { cardSlots } from './badge.ts';
import { badgeName } from './badge-name.ts';
import type { CardCondition, Condition } from './condition.ts';
import { label } from './condition.ts';
import { displayRules } from './display-rules.data.ts';
import { drops, rivalGroups } from './exclusions.data.ts';
import type { CardContext, Place } from './place.ts';
import { placeOf } from './place.ts';
import { slotLimit } from './slot-limits.ts';

/** A badge with all that is known of it before a card is seen. */
export interface CompiledBadge {
  readonly badge: Badge;
  readonly slot: CardSlot;
  readonly custom: boolean;
  readonly conditions: readonly CardCondition[];
  /** What the page lacks for it: it shows on no card. */
  readonly never?: string;
  /** Bits: the groups of which one badge shows, the rows of drops that it starts, and those that drop it. */
  readonly rivals: number;
  readonly drops: number;
  readonly droppedBy: number;
}

/** A manifest made ready for the cards of one page. */
export interface CompiledManifest {
  readonly place: Place;
  /** In the manifest's order. */
  readonly badges: readonly CompiledBadge[];
  readonly limits: Readonly<Record<CardSlot, number>>;
  /** Whether two badges have one id: most manifests need not look. */
  readonly repeatsIds: boolean;
}

const rules: Readonly<Record<string, readonly Condition[]>> = displayRules;
const noRule: readonly Condition[] = [{ asks: 'a rule of this name', ofPlace: () => false }];
const dropRows = Object.entries(drops) as [string, readonly string[]][];

const bits = <T>(rows: readonly T[], has: (row: T) => boolean): number =>
  rows.reduce((mask, row, index) => (has(row) ? mask | (1 << index) : mask), 0);

const exclusionBits = (name: string) => ({
  rivals: bits<readonly string[]>(Object.values(rivalGroups), (group) => group.includes(name)),
  drops: bits(dropRows, ([dropper]) => dropper === name),
  droppedBy: bits(dropRows, ([, dropped]) => dropped.includes(name)),
});

const isOfCard = (condition: Condition): condition is CardCondition => 'holds' in condition;

const predefined = (badge: Badge, slot: CardSlot, place: Place): CompiledBadge => {
  const name = badgeName(badge.name);
  const conditions = Object.hasOwn(rules, name) ? (rules[name] ?? noRule) : noRule;
  const never = conditions.find((condition) => !isOfCard(condition) && !condition.ofPlace(place))?.asks;
  return {
    badge,
    slot,
    custom: false,
    conditions: conditions.filter(isOfCard),
    never,
    ...exclusionBits(name),
  };
};

const custom = (badge: Badge, slot: CardSlot): CompiledBadge => {
  const wanted = badge.product_label_ids ?? [];
  const conditions = [label('one of product_label_ids', () => wanted)];
  return { badge, slot, custom: true, conditions, rivals: 0, drops: 0, droppedBy: 0 };
};

/**
 * A manifest made ready for a page: once a page and card set, then `pickBadges` for each card.
 * `cardSet` says whose limits hold where the manifest names none. Throws on an unknown market.
 */
export const compileManifest = (
  manifest: Manifest,
  context: CardContext,
  cardSet?: number,
): CompiledManifest => {
  const place = placeOf(context);
  const compile = (slot: CardSlot) => (badge: Badge) =>
    badge.is_predefined ? predefined(badge, slot, place) : custom(badge, slot);
  const limits = cardSlots.map((slot) => [slot, slotLimit(slot, manifest, cardSet)] as const);
  const badges = cardSlots.flatMap((slot) => (manifest.slots[slot] ?? []).map(compile(slot)));
  const ids = badges.flatMap(({ badge }) => badge.id ?? []);
  return {
    place,
    badges,
    limits: Object.fromEntries(limits) as Record<CardSlot, number>,
    repeatsIds: new Set(ids).size < ids.length,
  };
};
