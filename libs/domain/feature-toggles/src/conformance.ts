import type { ToggleContext } from './evaluate-toggle.ts';
import { evaluateToggle } from './evaluate-toggle.ts';
import type { LoadedToggles, ToggleResponse, ToggleFacts } from './load-toggles.ts';
import { resolveFetchedToggles, resolveLocalToggles } from './load-toggles.ts';
import type { ToggleValue } from './toggle-config.ts';

type EvaluateCase = {
  readonly config?: unknown;
  readonly fallback?: ToggleValue;
} & ToggleContext;

type LoadCase = {
  readonly api?: ToggleResponse | 'not-called';
} & ToggleFacts;

const load = ({ api = 'not-called', ...facts }: LoadCase): LoadedToggles => {
  const localResult = resolveLocalToggles(facts);
  if (localResult !== undefined) return localResult;
  if (api === 'not-called') throw new Error('the backend had to be asked');
  return resolveFetchedToggles(facts, api);
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'toggles/evaluate': ({ config, fallback, ...context }: EvaluateCase) =>
    evaluateToggle(config, context, fallback),
  'toggles/load': (given: LoadCase) => {
    const { toggles, source, requested, warned, progress } = load(given);
    return { toggles, source, requested, warned, progress };
  },
};
