import { murmurHash } from './murmur-hash.ts';
import { readEntry } from './read-entry.ts';
import type {
  GreyscaleRule,
  ToggleEntry,
  ToggleRule,
  ToggleValue,
  ToggleWindow,
  WhitelistRule,
} from './toggle-config.ts';

/** Who asks, where and when. */
export interface ToggleContext {
  /** `live`, `liveish` or the name of a test environment. */
  readonly environment: string;
  readonly market: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly userId?: number;
  /** The device's; without one no share applies. */
  readonly fingerprint?: string;
}

/** OpenFeature's reasons, as far as they happen here. */
export type ToggleReason = 'TARGETING_MATCH' | 'SPLIT' | 'DEFAULT' | 'DISABLED' | 'ERROR';

/** A value and why it is that. */
export interface ToggleDetails {
  readonly value: ToggleValue;
  readonly reason: ToggleReason;
}

type Visitor = Omit<ToggleContext, 'environment' | 'market'>;

/** The share's steps: a device falls into one of a hundred. @spec greyscale-modulo */
export const greyscaleBuckets = 100;

const isInside = ({ start_time = -Infinity, end_time = Infinity }: ToggleWindow, now: number): boolean =>
  start_time <= now && now < end_time;

/** The step, 0 to 99, that a device falls into. @spec toggle-greyscale */
export const greyscaleBucket = (fingerprint: string, salt = ''): number =>
  murmurHash(fingerprint, 0, salt) % greyscaleBuckets;

const isListed = (rule: WhitelistRule, { userId }: Visitor): boolean =>
  userId !== undefined && rule.white_list_user_id.includes(userId);

const isInShare = (rule: GreyscaleRule, { fingerprint }: Visitor): boolean =>
  Boolean(fingerprint) && greyscaleBucket(fingerprint ?? '', rule.salt) < rule.percentage;

const matches = (rule: ToggleRule, context: Visitor): boolean => {
  if (rule.disabled === true || !isInside(rule, context.now)) return false;
  return rule.type === 'whitelist' ? isListed(rule, context) : isInShare(rule, context);
};

/** How an entry that has been checked stands for a visitor. */
export const evaluateEntry = (entry: ToggleEntry, visitor: Visitor): ToggleDetails => {
  if (!isInside(entry, visitor.now)) return { value: entry.default, reason: 'DISABLED' };
  const rule = entry.rules?.find((each) => matches(each, visitor));
  if (rule === undefined) return { value: entry.default, reason: 'DEFAULT' };
  return { value: rule.value, reason: rule.type === 'whitelist' ? 'TARGETING_MATCH' : 'SPLIT' };
};

/**
 * A toggle's value for somebody, and why (doc2 §5). The config's window comes first, then its rules in order: the first that is
 * enabled, inside its own window and matches wins. An unknown or malformed config gives the fallback. Never throws.
 *
 * @spec toggle-window toggle-whitelist toggle-greyscale
 */
export const evaluateToggle = (
  config: unknown,
  context: ToggleContext,
  fallback?: ToggleValue,
): ToggleDetails => {
  const entry = readEntry(config, context.environment, context.market);
  return entry === undefined ? { value: fallback, reason: 'ERROR' } : evaluateEntry(entry, context);
};
