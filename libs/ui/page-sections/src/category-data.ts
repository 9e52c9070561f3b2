import type { PictureRef } from '@pasar/design-system';

/** The fields of a category that its tile shows, under their wire names. */
export type CategoryData = {
  readonly catid: number;
  readonly name: string;
  readonly picture?: PictureRef;
  readonly item_count: number;
};
