import { compileToggles, isConstantToggle } from '@pasar/feature-toggles';
import type { ToggleDetails, ToggleScope, Toggles } from '@pasar/feature-toggles';
import {
  FlagNotFoundError,
  OpenFeatureEventEmitter,
  ProviderEvents,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/web-sdk';
import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from '@openfeature/web-sdk';
import { findVariant } from './find-variant.ts';
import type { ToggleVariants } from './find-variant.ts';
import { toVisitor } from './toggle-context.ts';

export type ToggleProviderOptions = {
  /** Configs by toggle name, as `@pasar/feature-toggles` takes them. */
  readonly configs: Readonly<Record<string, unknown>>;
  /** Variant names of a toggle's values, by toggle name. */
  readonly variants?: Readonly<Record<string, ToggleVariants>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Fetches the configs of a new context; the provider is reconciling until they arrive. */
  readonly fetchConfigs?: (context: EvaluationContext) => Promise<Readonly<Record<string, unknown>>>;
} & ToggleScope;

/** An OpenFeature provider for our toggles. */
export type ToggleProvider = {
  /** Sets new configs and emits the names of the changed toggles. */
  readonly putConfigs: (configs: Readonly<Record<string, unknown>>) => void;
} & Provider;

const changedNames = (names: Iterable<string>, before: Toggles, after: Toggles): string[] =>
  [...new Set(names)].filter(
    (name) => JSON.stringify(before.explain(name)) !== JSON.stringify(after.explain(name)),
  );

/** OpenFeature's reason; `STATIC` for a toggle that never varies. */
const toReason = ({ reason }: ToggleDetails, config: unknown, place: ToggleScope): string =>
  reason === 'DEFAULT' && isConstantToggle(config, place) ? StandardResolutionReasons.STATIC : reason;

/**
 * A web provider: evaluates every toggle once per context, so that an evaluation is a map lookup. A toggle
 * outside its window is disabled and gives the caller's default; an unknown or malformed one is not found.
 */
export const createToggleProvider = (options: ToggleProviderOptions): ToggleProvider => {
  const { now, variants = {}, fetchConfigs, environment, market } = options;
  const place = { environment, market };
  const events = new OpenFeatureEventEmitter();
  let { configs } = options;
  let compiled = compileToggles({ configs }, place);
  let context: EvaluationContext = {};
  let toggles = compiled(toVisitor(context, now()));

  const evaluate = () => void (toggles = compiled(toVisitor(context, now())));
  const take = (next: Readonly<Record<string, unknown>>) => {
    configs = next;
    compiled = compileToggles({ configs }, place);
    evaluate();
  };
  const resolve = <Value extends JsonValue>(name: string, fallback: Value): ResolutionDetails<Value> => {
    const details = toggles.explain(name);
    if (details.reason === 'ERROR') throw new FlagNotFoundError(`There is no toggle ${name}`);
    if (details.reason === 'DISABLED') return { value: fallback, reason: details.reason };
    const { value } = details;
    if (typeof value !== typeof fallback) throw new TypeMismatchError(`${name} is a ${typeof value}`);
    const variant = findVariant(value, variants[name]);
    const reason = toReason(details, configs[name], place);
    return { value: value as Value, reason, ...(variant !== undefined && { variant }) };
  };
  const changeContext = (next: EvaluationContext): Promise<void> | void => {
    context = next;
    if (!fetchConfigs) return evaluate();
    // Ignore configs of a context that has been replaced.
    return fetchConfigs(next).then((fetched) => (context === next ? take(fetched) : undefined));
  };

  return {
    metadata: { name: 'pasar-toggles' },
    runsOn: 'client',
    events,
    initialize: async (first = {}) => changeContext(first),
    onContextChange: (_before, next) => changeContext(next),
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
    putConfigs: (next) => {
      const names = [...Object.keys(configs), ...Object.keys(next)];
      const before = toggles;
      take(next);
      events.emit(ProviderEvents.ConfigurationChanged, {
        flagsChanged: changedNames(names, before, toggles),
      });
    },
  };
};
