import { isObject } from '@pasar/json';
import type { ToggleEntry } from './toggle-config.ts';

type Fields = Readonly<Record<string, unknown>>;

const ownField = (fields: unknown, name: string): unknown =>
  isObject(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;

const isAbsentOr = (type: 'number' | 'boolean' | 'string', value: unknown): boolean =>
  value === undefined || typeof value === type;

const hasWindow = ({ start_time, end_time }: Fields): boolean =>
  isAbsentOr('number', start_time) && isAbsentOr('number', end_time);

const ruleChecks: Readonly<Record<string, (rule: Fields) => boolean>> = {
  whitelist: ({ white_list_user_id: users }) =>
    Array.isArray(users) && users.every((user) => typeof user === 'number'),
  greyscale: ({ percentage, salt }) =>
    typeof percentage === 'number' && percentage >= 0 && percentage <= 100 && isAbsentOr('string', salt),
};

const isRule = (rule: unknown): boolean => {
  if (!isObject(rule) || rule.value === undefined) return false;
  if (typeof rule.type !== 'string' || !Object.hasOwn(ruleChecks, rule.type)) return false;
  return hasWindow(rule) && isAbsentOr('boolean', rule.disabled) && ruleChecks[rule.type]?.(rule) === true;
};

const isEntry = (entry: unknown): entry is ToggleEntry => {
  if (!isObject(entry) || entry.default === undefined || !hasWindow(entry)) return false;
  return entry.rules === undefined || (Array.isArray(entry.rules) && entry.rules.every(isRule));
};

/**
 * The entry of a config for a market and environment; falls back to the environment's `default`. Undefined if there is none or
 * any part of it is malformed. Accepts any value, since configs are external.
 *
 * @spec toggle-invalid-config
 */
export const readEntry = (config: unknown, environment: string, market: string): ToggleEntry | undefined => {
  const byMarket = ownField(config, environment);
  const entry = ownField(byMarket, market) ?? ownField(byMarket, 'default');
  return isEntry(entry) ? entry : undefined;
};
