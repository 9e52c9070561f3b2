import type { ModelFacts } from './item-facts.ts';
import { isInStock, normalStatus } from './item-facts.ts';

/** The selected option index per tier, undefined where nothing is selected yet. */
export type Selection = readonly (number | undefined)[];

/** Whether a model can be bought: normal, and some left. */
export const isModelAvailable = (model: ModelFacts): boolean =>
  model.status === normalStatus && isInStock(model);

const fits = (model: ModelFacts, selection: Selection): boolean =>
  selection.every((option, tier) => option === undefined || model.tier_index?.[tier] === option);

/** The model that a complete selection names, available or not; undefined while anything is open or nothing fits. */
export const findModel = <Model extends ModelFacts>(
  models: readonly Model[],
  selection: Selection,
): Model | undefined =>
  models.find(
    (model) =>
      model.tier_index?.length === selection.length &&
      fits(model, selection) &&
      !selection.includes(undefined),
  );

/**
 * Which options of a tier can still be chosen, given the choices in the other tiers: those that lead to an available model.
 * A choice already made in the tier itself does not count, so that it can be changed.
 */
export const availableOptions = (
  models: readonly ModelFacts[],
  selection: Selection,
  tier: number,
): ReadonlySet<number> => {
  const others = selection.map((option, index) => (index === tier ? undefined : option));
  const leading = models.filter((model) => isModelAvailable(model) && fits(model, others));
  return new Set(leading.flatMap((model) => model.tier_index?.[tier] ?? []));
};

/** The item's one model when it has exactly one and that can be bought (amb-single-model); else undefined. */
export const singleModel = <Model extends ModelFacts>(models: readonly Model[]): Model | undefined => {
  const [first] = models;
  return models.length === 1 && first && isModelAvailable(first) ? first : undefined;
};
