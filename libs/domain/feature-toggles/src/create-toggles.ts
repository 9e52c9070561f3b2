import type { ToggleContext, ToggleDetails } from './evaluate-toggle.ts';
import { evaluateToggle } from './evaluate-toggle.ts';
import type { ToggleValue } from './toggle-config.ts';

export interface TogglesInput {
  /** By name; whatever is malformed among them gives fallbacks. */
  readonly configs: Readonly<Record<string, unknown>>;
  readonly context: ToggleContext;
  /** Hears of every malformed config, outside live only. */
  readonly log?: (message: string) => void;
}

/** Toggles that have been evaluated: every read is a look into a map. */
export interface Toggles {
  /** Whether a toggle's value is exactly `true`. */
  readonly isOn: (name: string) => boolean;
  readonly valueOf: (name: string, fallback?: ToggleValue) => ToggleValue;
  /** The value and why: what a developer's panel shows. */
  readonly explain: (name: string, fallback?: ToggleValue) => ToggleDetails;
}

const readFrom = (details: ReadonlyMap<string, ToggleDetails>): Toggles => ({
  isOn: (name) => details.get(name)?.value === true,
  valueOf: (name, fallback) => {
    const found = details.get(name);
    return found === undefined ? fallback : found.value;
  },
  explain: (name, fallback) => details.get(name) ?? { value: fallback, reason: 'ERROR' },
});

/**
 * Evaluates every config once for one context. A malformed one is left out, so that each read gives its caller's fallback.
 *
 * @spec toggle-invalid-config
 */
export const createToggles = ({ configs, context, log }: TogglesInput): Toggles => {
  const details = new Map<string, ToggleDetails>();
  for (const [name, config] of Object.entries(configs)) {
    const evaluated = evaluateToggle(config, context);
    if (evaluated.reason !== 'ERROR') details.set(name, evaluated);
    else if (context.environment !== 'live') log?.(`toggle ${name}: unknown here or malformed`);
  }
  return readFrom(details);
};
