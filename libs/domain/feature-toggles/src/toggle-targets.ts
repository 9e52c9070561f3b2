import { readEntry } from './read-entry.ts';
import type { ToggleScope } from './compile-toggles.ts';

/** What a toggle may depend on, besides market, environment and time. */
export const toggleTargetKinds = ['user', 'device'] as const;
export type ToggleTarget = (typeof toggleTargetKinds)[number];

const targetByRuleType = { whitelist: 'user', greyscale: 'device' } as const;

/** What a config depends on; empty if it is the same for everybody, or malformed. */
export const toggleTargets = (config: unknown, { environment, market }: ToggleScope): ToggleTarget[] => {
  const rules = readEntry(config, environment, market)?.rules ?? [];
  return [
    ...new Set(rules.filter(({ disabled }) => disabled !== true).map(({ type }) => targetByRuleType[type])),
  ];
};

/** Whether a config never varies: no enabled rule and no time window. */
export const isConstantToggle = (config: unknown, scope: ToggleScope): boolean => {
  const entry = readEntry(config, scope.environment, scope.market);
  return (
    entry !== undefined &&
    entry.start_time === undefined &&
    entry.end_time === undefined &&
    toggleTargets(config, scope).length === 0
  );
};
