import type { ItemDetail, TierVariation } from '@pasar/catalogue-api';
import type { Selection } from '@pasar/item';
import type { Choices } from '../purchase/choices.ts';

type Picture = ItemDetail['pictures'][number];

const unique = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ id }, index) => pictures.findIndex((one) => one.id === id) === index);

const choicePictures = (tiers: readonly TierVariation[]): readonly Picture[] =>
  tiers.flatMap(({ pictures }) => pictures);

/** The item's own pictures, then those of its options, without duplicates. */
export const galleryPictures = ({ picture, pictures, tier_variations }: ItemDetail): readonly Picture[] =>
  unique([...(pictures.length > 0 ? pictures : [picture]), ...choicePictures(tier_variations)]);

/** The id of the picture of the chosen option, if there is one. */
export function pictureOfChoice({ tiers }: Pick<Choices, 'tiers'>, selection: Selection): string | undefined {
  const found = tiers.map(({ pictures }, tier) => pictures[selection[tier] ?? -1]);
  return found.find((picture) => picture !== undefined)?.id;
}
