import type { PictureRef } from '../commerce/Image.tsx';

export type LightboxProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the pictures are of. */
  readonly title: string;
  readonly pictures: readonly PictureRef[];
  /** What a picture shows, for those who do not see it. */
  readonly altOf: (index: number) => string;
  /** The picture in sight, from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
};
