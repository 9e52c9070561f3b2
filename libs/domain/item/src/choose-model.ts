import type { ModelFacts } from './item-facts.ts';
import { isInStock, normalStatus } from './item-facts.ts';

/** The selected option index per tier; undefined for a tier without a selection. */
export type Selection = readonly (number | undefined)[];

/** Whether a model can be bought: it has status normal and is in stock. */
export const isModelAvailable = (model: ModelFacts): boolean =>
  model.status === normalStatus && isInStock(model);

const fits = (model: ModelFacts, selection: Selection): boolean =>
  selection.every((option, tier) => option === undefined || model.tier_index?.[tier] === option);

/** The model of a complete selection, available or not; undefined if the selection is incomplete or has no model. */
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
 * The options of a tier that lead to an available model, given the selection in the other tiers. Ignores the selection in the
 * tier itself, so that it can be changed.
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

/** The item's model if it has exactly one and that can be bought (amb-single-model); else undefined. */
export const singleModel = <Model extends ModelFacts>(models: readonly Model[]): Model | undefined => {
  const [first] = models;
  return models.length === 1 && first && isModelAvailable(first) ? first : undefined;
};
