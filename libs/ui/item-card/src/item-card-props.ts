import type { CardSetName, SellerFlags } from '@pasar/badge-rules';
import type { ReactNode } from 'react';
import type { ItemCardData } from './item-card-data.ts';

export type ItemCardProps = {
  readonly item: ItemCardData;
  /** The shop's flags, for fields that the item lacks. */
  readonly shop?: SellerFlags;
  /** The item's path, from the routing table. */
  readonly to: string;
  /** The card set of the specification: decides the layout, and whose manifest picks the badges. */
  readonly cardSet?: CardSetName;
  /** Blurs the picture of adult items. The caller decides who may see them. */
  readonly blurAdult?: boolean;
  /** Whether the picture is one of the page's first. */
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  readonly liked?: boolean;
  /** Shows a heart if given. Called with the new state. */
  readonly onLike?: (liked: boolean) => void;
  /** Another control at the picture's corner: remove, or select. */
  readonly action?: ReactNode;
  /** Called on hover or focus, to preload the page. */
  readonly onIntent?: () => void;
  readonly onClick?: () => void;
};
