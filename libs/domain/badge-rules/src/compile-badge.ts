import type { Badge, CardSlot } from './badge.ts';
import { badgeName } from './badge-name.ts';
import type { Condition, FactCondition } from './condition.ts';
import { label } from './condition.ts';
import { displayRules } from './display-rules.data.ts';
import { suppressedBadges, exclusiveGroups } from './exclusions.data.ts';
import type { PageFacts } from './page-facts.ts';
import { factBits } from './read-facts.ts';

/** A badge with everything that can be precomputed before evaluating cards. */
export type CompiledBadge = {
  readonly badge: Badge;
  readonly slot: CardSlot;
  readonly custom: boolean;
  readonly conditions: readonly Condition[];
  /** The page condition that fails, if any: the badge then shows on no card. */
  readonly failedPageCondition: string | undefined;
  /** Bit masks of the facts that must hold, and of those that must not. */
  readonly requiredFacts: number;
  readonly forbiddenFacts: number;
  /** Labels of which the card must have at least one. */
  readonly labels: readonly number[] | undefined;
  /** Bit masks of its exclusive groups, the suppression rows that it triggers, and those that suppress it. */
  readonly exclusiveGroupBits: number;
  readonly suppressesBits: number;
  readonly suppressedByBits: number;
};

const rules: Readonly<Record<string, readonly Condition[]>> = displayRules;
const noRule: readonly Condition[] = [{ description: 'a rule of this name', holdsOnPage: () => false }];
const suppressionRows = Object.entries(suppressedBadges) as [string, readonly string[]][];

const bits = <T>(rows: readonly T[], has: (row: T) => boolean): number =>
  rows.reduce((mask, row, index) => (has(row) ? mask | (1 << index) : mask), 0);

const exclusionBits = (name: string) => ({
  exclusiveGroupBits: bits<readonly string[]>(Object.values(exclusiveGroups), (group) =>
    group.includes(name),
  ),
  suppressesBits: bits(suppressionRows, ([dropper]) => dropper === name),
  suppressedByBits: bits(suppressionRows, ([, dropped]) => dropped.includes(name)),
});

const isFactCondition = (condition: Condition): condition is FactCondition => 'fact' in condition;

const combineFactBits = (conditions: readonly FactCondition[], page: PageFacts): number =>
  conditions.reduce((mask, { fact }) => mask | factBits[fact(page)], 0);

/** Whether the page alone hides the badge on every card. */
const failsOnPage = (condition: Condition, page: PageFacts): boolean =>
  'holdsOnPage' in condition
    ? !condition.holdsOnPage(page)
    : 'labels' in condition && condition.labels(page).length === 0;

const compileConditions = (conditions: readonly Condition[], page: PageFacts) => {
  const ofFacts = conditions.filter(isFactCondition);
  return {
    conditions: conditions.filter((condition) => !('holdsOnPage' in condition)),
    failedPageCondition: conditions.find((condition) => failsOnPage(condition, page))?.description,
    requiredFacts: combineFactBits(
      ofFacts.filter(({ not }) => !not),
      page,
    ),
    forbiddenFacts: combineFactBits(
      ofFacts.filter(({ not }) => not),
      page,
    ),
    labels: conditions.find((condition) => 'labels' in condition)?.labels(page),
  };
};

/** Compiles a badge by the rule of its name, or by its labels if the operator defined it. @spec badge-custom */
export const compileBadge = (badge: Badge, slot: CardSlot, page: PageFacts): CompiledBadge => {
  if (!badge.is_predefined) {
    const ownRule = [label('one of product_label_ids', () => badge.product_label_ids ?? [])];
    return {
      badge,
      slot,
      custom: true,
      ...compileConditions(ownRule, page),
      exclusiveGroupBits: 0,
      suppressesBits: 0,
      suppressedByBits: 0,
    };
  }
  const name = badgeName(badge.name);
  const conditions = Object.hasOwn(rules, name) ? (rules[name] ?? noRule) : noRule;
  return { badge, slot, custom: false, ...compileConditions(conditions, page), ...exclusionBits(name) };
};
