import type { Badge, CardSlot } from './badge.ts';
import { badgeName } from './badge-name.ts';
import type { Condition, FactCondition } from './condition.ts';
import { label } from './condition.ts';
import { displayRules } from './display-rules.data.ts';
import { drops, rivalGroups } from './exclusions.data.ts';
import type { Place } from './place.ts';
import { factBits } from './read-facts.ts';

/** A badge with all that is known of it before a card is seen. */
export interface CompiledBadge {
  readonly badge: Badge;
  readonly slot: CardSlot;
  readonly custom: boolean;
  readonly conditions: readonly Condition[];
  /** What the page lacks for it: it shows on no card. */
  readonly never: string | undefined;
  /** Bits of the facts that must hold, and of those that must not. */
  readonly needs: number;
  readonly forbids: number;
  /** Labels of which the card must have one. */
  readonly labels: readonly number[] | undefined;
  /** Bits: the groups of which one badge shows, the rows of drops that it starts, and those that drop it. */
  readonly rivals: number;
  readonly drops: number;
  readonly droppedBy: number;
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

const isOfFact = (condition: Condition): condition is FactCondition => 'fact' in condition;

const maskOf = (conditions: readonly FactCondition[], place: Place): number =>
  conditions.reduce((mask, { fact }) => mask | factBits[fact(place)], 0);

/** Whether the page alone keeps the badge off every card. */
const failsEverywhere = (condition: Condition, place: Place): boolean =>
  'ofPlace' in condition
    ? !condition.ofPlace(place)
    : 'labels' in condition && condition.labels(place).length === 0;

const masks = (conditions: readonly Condition[], place: Place) => {
  const ofFacts = conditions.filter(isOfFact);
  return {
    conditions: conditions.filter((condition) => !('ofPlace' in condition)),
    never: conditions.find((condition) => failsEverywhere(condition, place))?.asks,
    needs: maskOf(
      ofFacts.filter(({ not }) => !not),
      place,
    ),
    forbids: maskOf(
      ofFacts.filter(({ not }) => not),
      place,
    ),
    labels: conditions.find((condition) => 'labels' in condition)?.labels(place),
  };
};

/** A badge of a manifest, by the rule of its name or, when it is the operator's own, by its labels. @spec badge-custom */
export const compileBadge = (badge: Badge, slot: CardSlot, place: Place): CompiledBadge => {
  if (!badge.is_predefined) {
    const ownRule = [label('one of product_label_ids', () => badge.product_label_ids ?? [])];
    return { badge, slot, custom: true, ...masks(ownRule, place), rivals: 0, drops: 0, droppedBy: 0 };
  }
  const name = badgeName(badge.name);
  const conditions = Object.hasOwn(rules, name) ? (rules[name] ?? noRule) : noRule;
  return { badge, slot, custom: false, ...masks(conditions, place), ...exclusionBits(name) };
};
