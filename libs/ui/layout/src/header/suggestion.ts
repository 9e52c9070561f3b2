import type { IconName, PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';

export type Suggestion = {
  readonly text: string;
  /** A second, quiet text: a category, a count. */
  readonly note?: string;
  /** `clock` for what one searched before. */
  readonly icon?: IconName;
  /** Of a product, in place of an icon. */
  readonly picture?: PictureRef;
  readonly price?: Money;
};

/** The id of a row of a list, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
