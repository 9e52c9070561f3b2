import type { ItemDetail, Model, TierVariation } from '@pasar/catalogue-api';
import { availableOptions, findModel, keepTierVariations, singleModel } from '@pasar/item';
import type { Selection } from '@pasar/item';

/** The tiers to choose from: none for an item with a single model or without models. */
export type ModelChoices = {
  readonly tiers: readonly TierVariation[];
  readonly models: readonly Model[];
};

const byName = (models: readonly Model[]): ModelChoices => ({
  tiers: [{ name: '', options: models.map(({ name }) => name), pictures: [] }],
  models: models.map((model, index) => ({ ...model, tier_index: [index] })),
});

/** An item's tiers; models without usable tiers are selected by name. @spec item-tiers */
export function listModelChoices({
  models,
  tier_variations,
}: Pick<ItemDetail, 'models' | 'tier_variations'>): ModelChoices {
  const tiers = keepTierVariations(tier_variations) ?? [];
  if (tiers.length > 0) return { tiers, models };
  return models.length > 1 ? byName(models) : { tiers: [], models };
}

/** The initial selection: the options of the model that the address names, else those of tiers with a single option. */
export const firstSelection = ({ tiers, models }: ModelChoices, modelid?: number | undefined): Selection =>
  models.find((model) => model.modelid === modelid)?.tier_index ??
  tiers.map((_, tier) => {
    const options = new Set(models.map(({ tier_index }) => tier_index[tier]));
    return options.size === 1 ? [...options][0] : undefined;
  });

/** The selected model; for an item without tiers its only one. */
export const chosenModel = ({ tiers, models }: ModelChoices, selection: Selection): Model | undefined =>
  tiers.length === 0 ? singleModel(models) : findModel(models, selection);

/** Selects an option of a tier; selecting it again clears it. */
export const choose = (selection: Selection, tier: number, option: number): Selection =>
  selection.map((chosen, at) => (at === tier ? (chosen === option ? undefined : option) : chosen));

/** Names of the tiers where nothing is selected yet. */
export const openTiers = ({ tiers }: ModelChoices, selection: Selection): readonly string[] =>
  tiers.filter((_, tier) => selection[tier] === undefined).map(({ name }) => name);

/** Options of a tier that lead to a model with stock. */
export const openOptions = (
  { models }: ModelChoices,
  selection: Selection,
  tier: number,
): ReadonlySet<number> => availableOptions(models, selection, tier);
