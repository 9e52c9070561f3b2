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

/** The environment, market, visitor and time of an evaluation. */
export type ToggleContext = {
  /** `live`, `liveish` or the name of a test environment. */
  readonly environment: string;
  readonly market: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly userId?: number;
  /** The device's fingerprint; without one, percentage rules do not match. */
  readonly fingerprint?: string;
};

/** The subset of OpenFeature's reasons that occurs here. */
export type ToggleReason = 'TARGETING_MATCH' | 'SPLIT' | 'DEFAULT' | 'DISABLED' | 'ERROR';

/** A value and its reason. */
export type ToggleDetails = {
  readonly value: ToggleValue;
  readonly reason: ToggleReason;
};

type Visitor = Omit<ToggleContext, 'environment' | 'market'>;

/** Devices are hashed into a hundred buckets. @spec greyscale-modulo */
export const greyscaleBuckets = 100;

const isInside = ({ start_time = -Infinity, end_time = Infinity }: ToggleWindow, now: number): boolean =>
  start_time <= now && now < end_time;

/** The bucket of a device, 0 to 99. @spec toggle-greyscale */
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

/** Evaluates a validated entry for a visitor. @spec toggle-window */
export const evaluateEntry = (entry: ToggleEntry, visitor: Visitor): ToggleDetails => {
  if (!isInside(entry, visitor.now)) return { value: entry.default, reason: 'DISABLED' };
  const rule = entry.rules?.find((each) => matches(each, visitor));
  if (rule === undefined) return { value: entry.default, reason: 'DEFAULT' };
  return { value: rule.value, reason: rule.type === 'whitelist' ? 'TARGETING_MATCH' : 'SPLIT' };
};

/**
 * Evaluates a toggle for a visitor (doc2 §5). Checks the config's time window first, then its rules in order: the first that is
 * enabled, inside its own window and matches wins. An unknown or malformed config returns the fallback. Never throws.
 *
 * @spec toggle-whitelist toggle-greyscale
 */
export const evaluateToggle = (
  config: unknown,
  context: ToggleContext,
  fallback?: ToggleValue,
): ToggleDetails => {
  const entry = readEntry(config, context.environment, context.market);
  return entry === undefined ? { value: fallback, reason: 'ERROR' } : evaluateEntry(entry, context);
};
