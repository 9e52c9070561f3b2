import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { pictureSourceSet, pictureUrl } from './picture-url.ts';
import type { PictureWidth } from './picture-url.ts';
import styles from './Image.module.css';

/** A picture of the API, under the wire's names. */
export type PictureRef = { readonly id: string; readonly width: number; readonly height: number };

export type ImageProps = {
  /** A picture of the API, or only its id (then square); rendered with a `srcset`. */
  readonly picture?: PictureRef | string;
  /** The URL of any other picture. */
  readonly src?: string;
  /** The alternative text; empty if adjacent text says the same. */
  readonly alt: string;
  /** The aspect ratio, to avoid layout shifts. Square by default. */
  readonly width?: number;
  readonly height?: number;
  /** The HTML `sizes` attribute: `(min-width: 60rem) 20vw, 50vw`. */
  readonly sizes?: string;
  /** The largest file that the `srcset` offers. */
  readonly widest?: PictureWidth;
  /** The smallest one. */
  readonly narrowest?: PictureWidth;
  /** For a page's first large picture: loads eagerly with high priority. */
  readonly priority?: boolean;
  /** A faint tint over white backgrounds, as on cards. */
  readonly tinted?: boolean;
  readonly rounded?: boolean;
  readonly className?: string;
};

/** A picture in a box of fixed proportions, with a placeholder icon if it fails to load. */
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

/** The picture without the box, for containers that have fixed proportions. */
export function BareImage({
  picture,
  src,
  alt,
  width,
  height,
  sizes = '(min-width: 64rem) 16rem, 50vw',
  widest,
  narrowest,
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
      srcSet={id ? pictureSourceSet(id, widest, narrowest) : undefined}
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

/** The URL that failed; a server-rendered picture may have failed before its listener was attached. */
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
