import type { ItemDetail, TierVariation } from '@pasar/catalogue-api';
import type { Selection } from '@pasar/item';
import type { ModelChoices } from '../purchase/model-choices.ts';

type Picture = ItemDetail['pictures'][number];

const unique = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ id }, index) => pictures.findIndex((one) => one.id === id) === index);

const choicePictures = (tiers: readonly TierVariation[]): readonly Picture[] =>
  tiers.flatMap(({ pictures }) => pictures);

/** The item's own pictures, then those of its options, without duplicates. */
export const galleryPictures = ({ picture, pictures, tier_variations }: ItemDetail): readonly Picture[] =>
  unique([...(pictures.length > 0 ? pictures : [picture]), ...choicePictures(tier_variations)]);

type ChoiceSelection = { readonly choices: Pick<ModelChoices, 'tiers'>; readonly selection: Selection };

/** The picture of the selected option, if any. */
export const pictureOfChoice = ({ choices: { tiers }, selection }: ChoiceSelection): Picture | undefined =>
  tiers.map(({ pictures }, tier) => pictures[selection[tier] ?? -1]).find((picture) => picture !== undefined);

/** The picture of the current selection. */
export const chosenPicture = (item: Pick<ItemDetail, 'picture'>, chosen: ChoiceSelection): Picture =>
  pictureOfChoice(chosen) ?? item.picture;
