import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { pictureSourceSet, pictureUrl } from './picture-url.ts';
import type { PictureWidth } from './picture-url.ts';
import styles from './Image.module.css';

/** A picture of the API as the wire names it. */
export type PictureRef = { readonly id: string; readonly width: number; readonly height: number };

export type ImageProps = {
  /** A picture of the API, or its id alone (then square): in several widths. */
  readonly picture?: PictureRef | string;
  /** Any other picture by its address. */
  readonly src?: string;
  /** What it shows; empty beside a text that says the same. */
  readonly alt: string;
  /** Proportions, so that nothing jumps when it arrives. Square by default. */
  readonly width?: number;
  readonly height?: number;
  /** How wide it is drawn, as in the HTML attribute: `(min-width: 60rem) 20vw, 50vw`. */
  readonly sizes?: string;
  /** The widest that it is ever drawn: small pictures need no wider files. */
  readonly widest?: PictureWidth;
  /** The first big picture of a page: fetched at once and first. */
  readonly priority?: boolean;
  /** A faint tint over white grounds, as in cards. */
  readonly tinted?: boolean;
  readonly rounded?: boolean;
  readonly className?: string;
};

/** A picture in a box of known proportions; a quiet mark stands in when it cannot be had. */
export const Image = ({
  tinted = false,
  rounded = false,
  className,
  ...picture
}: ImageProps): ReactElement => (
  <span className={joinClasses(styles.box, tinted && styles.tinted, rounded && styles.rounded, className)}>
    <BareImage {...picture} />
  </span>
);

/** The same without a box: for what holds it in known proportions itself. */
export function BareImage({
  picture,
  src,
  alt,
  width,
  height,
  sizes = '(min-width: 64rem) 16rem, 50vw',
  widest,
  priority = false,
}: Omit<ImageProps, 'tinted' | 'rounded' | 'className'>): ReactElement {
  const id = typeof picture === 'object' ? picture.id : picture;
  const box = typeof picture === 'object' ? picture : undefined;
  const address = id ? pictureUrl(id, 640) : src;
  const { image, failed, onError } = useFailure(address);
  if (!address || failed) return <Missing alt={alt} />;
  return (
    <img
      ref={image}
      className={styles.image}
      src={address}
      srcSet={id ? pictureSourceSet(id, widest) : undefined}
      sizes={id ? sizes : undefined}
      alt={alt}
      width={width ?? box?.width ?? 640}
      height={height ?? box?.height ?? 640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onError={onError}
    />
  );
}

const Missing = ({ alt }: { readonly alt: string }): ReactElement => (
  <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
    <Icon name="picture" size="lg" />
  </span>
);

/** Which address failed; a picture of the server's HTML may have failed before its listener was there. */
const useFailure = (
  address: string | undefined,
): {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly failed: boolean;
  readonly onError: () => void;
} => {
  const image = useRef<HTMLImageElement>(null);
  const [failedAddress, setFailedAddress] = useState<string>();
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedAddress(address);
  }, [address]);
  return {
    image,
    failed: failedAddress !== undefined && failedAddress === address,
    onError: () => setFailedAddress(address),
  };
};
