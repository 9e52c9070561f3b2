import type { PictureRef } from '@pasar/design-system';

/** As much of a category as its tile shows, under the wire's names. */
export type CategoryData = {
  readonly catid: number;
  readonly name: string;
  readonly picture?: PictureRef;
  readonly item_count: number;
};
