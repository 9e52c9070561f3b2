import type { PictureRef } from '../commerce/Image.tsx';

export type LightboxProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The lightbox's title: what the pictures show. */
  readonly title: string;
  readonly pictures: readonly PictureRef[];
  /** Returns a picture's alternative text. */
  readonly getAlt: (index: number) => string;
  /** The index of the visible picture, from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** Returns what receives the focus when it closes; by default what had it before, which may be another picture’s. */
  readonly focusAfter?: () => HTMLElement | null;
};
