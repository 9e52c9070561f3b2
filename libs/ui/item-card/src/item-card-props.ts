import type { CardSetName, SellerFlags } from '@pasar/badge-rules';
import type { ReactNode } from 'react';
import type { ItemCardData } from './item-card-data.ts';

export type ItemCardProps = {
  readonly item: ItemCardData;
  /** What its shop says of itself, where the item itself is silent. */
  readonly shop?: SellerFlags;
  /** The item's address, from the routing table. */
  readonly to: string;
  /** Which of the specification's card sets it is: says its layout and whose manifest decides on its badges. */
  readonly cardSet?: CardSetName;
  /** The shopper may not see adult things: the picture is veiled. Who is an adult is decided elsewhere. */
  readonly veilAdult?: boolean;
  /** One of the first pictures of the page. */
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  readonly liked?: boolean;
  /** With it the card has a heart. Told what the shopper wants: liked, or no longer. */
  readonly onLike?: (liked: boolean) => void;
  /** Another control at the picture's corner: remove, or choose. */
  readonly action?: ReactNode;
  /** The shopper is about to open it (pointer over it, focus): the moment to preload. */
  readonly onIntent?: () => void;
  readonly onClick?: () => void;
};
