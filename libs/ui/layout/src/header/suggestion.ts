import type { IconName, PictureRef } from '@pasar/design-system';
import type { Money } from '@pasar/money';

export type Suggestion = {
  /** Where it leads; unique in the list. */
  readonly link: string;
  readonly text: string;
  /** Secondary text: a category, a count. */
  readonly note?: string;
  /** `clock` for recent searches. */
  readonly icon?: IconName;
  /** A product's picture, in place of an icon. */
  readonly picture?: PictureRef;
  readonly price?: Money;
};

/** The id of an option, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
