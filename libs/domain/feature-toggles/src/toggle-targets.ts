import { readEntry } from './read-entry.ts';
import type { ToggleScope } from './create-toggles.ts';

/** On what, besides the place and the time, a toggle may depend. */
export type ToggleTarget = 'user' | 'device';

const targetByRuleType = { whitelist: 'user', greyscale: 'device' } as const;

/** On what a config depends in a place; nothing where it is the same for everybody, or malformed. */
export const toggleTargets = (config: unknown, { environment, market }: ToggleScope): ToggleTarget[] => {
  const rules = readEntry(config, environment, market)?.rules ?? [];
  return [...new Set(rules.filter(({ disabled }) => disabled !== true).map(({ type }) => targetByRuleType[type]))];
};

/** Whether a config is the same for everybody at any time in a place: no rule that is enabled, no window. */
export const isConstantToggle = (config: unknown, scope: ToggleScope): boolean => {
  const entry = readEntry(config, scope.environment, scope.market);
  return (
    entry !== undefined &&
    entry.start_time === undefined &&
    entry.end_time === undefined &&
    toggleTargets(config, scope).length === 0
  );
};
