import type { ToggleContext, ToggleDetails } from './evaluate-toggle.ts';
import { evaluateEntry } from './evaluate-toggle.ts';
import { readEntry } from './read-entry.ts';
import type { ToggleEntry, ToggleValue } from './toggle-config.ts';

/** The part of the context that is the same for all visitors. */
export type ToggleScope = Pick<ToggleContext, 'environment' | 'market'>;
/** The visitor and the time of evaluation. */
export type ToggleVisitor = Omit<ToggleContext, 'environment' | 'market'>;

export type ToggleConfigs = {
  /** Configs by toggle name; malformed ones evaluate to fallbacks. */
  readonly configs: Readonly<Record<string, unknown>>;
  /** Called with a message for every malformed config, except on live. */
  readonly log?: (message: string) => void;
};

/** Evaluated toggles: every read is a map lookup. */
export type Toggles = {
  /** Whether a toggle's value is exactly `true`. */
  readonly isOn: (name: string) => boolean;
  readonly valueOf: (name: string, fallback?: ToggleValue) => ToggleValue;
  /** The value and its reason, for the developer panel. */
  readonly explain: (name: string, fallback?: ToggleValue) => ToggleDetails;
};

const readFrom = (details: ReadonlyMap<string, ToggleDetails>): Toggles => ({
  isOn: (name) => details.get(name)?.value === true,
  valueOf: (name, fallback) => {
    const found = details.get(name);
    return found === undefined ? fallback : found.value;
  },
  explain: (name, fallback) => details.get(name) ?? { value: fallback, reason: 'ERROR' },
});

/**
 * Validates every config once for an environment and market; the returned function evaluates them for a visitor. Malformed
 * configs are skipped, so that reads return the caller's fallback.
 *
 * @spec toggle-invalid-config invalid-toggle-config
 */
export const compileToggles = (
  { configs, log }: ToggleConfigs,
  { environment, market }: ToggleScope,
): ((visitor: ToggleVisitor) => Toggles) => {
  const entries: (readonly [string, ToggleEntry])[] = [];
  for (const name of Object.keys(configs)) {
    const entry = readEntry(configs[name], environment, market);
    if (entry !== undefined) entries.push([name, entry]);
    else if (environment !== 'live') log?.(`toggle ${name}: unknown here or malformed`);
  }
  return (visitor) => {
    const details = new Map<string, ToggleDetails>();
    for (const [name, entry] of entries) details.set(name, evaluateEntry(entry, visitor));
    return readFrom(details);
  };
};
