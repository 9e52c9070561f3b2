import type { ItemDetail } from '@pasar/catalogue-api';
import { Image, Lightbox, preloadLightbox } from '@pasar/design-system';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { followPointer } from './follow-pointer.ts';
import { Thumbnails } from './Thumbnails.tsx';
import styles from './Gallery.module.css';

export type GalleryProps = {
  readonly name: string;
  readonly pictures: readonly ItemDetail['picture'][];
  /** The picture of the chosen variant; the gallery scrolls to it when it changes. */
  readonly shownId: string | undefined;
};

/** The item's pictures: swiped on phones, with thumbnails and a magnifier on desktops; a press opens the lightbox. */
export function Gallery({ name, pictures, shownId }: GalleryProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { scroller, index, show } = useGalleryScroll(pictures, shownId);
  const [enlarged, setEnlarged] = useState(false);
  const formatAlt = (at: number) => t('picture_of', { name, number: at + 1, count: pictures.length });
  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <div className={styles.frame}>
        <ul
          className={styles.stage}
          ref={scroller}
          aria-label={t('pictures')}
          data-first={index === 0 || undefined}
        >
          {pictures.map((picture, at) => (
            <li key={picture.id} className={styles.place}>
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                aria-label={formatAlt(at)}
                tabIndex={at === index ? 0 : -1}
                onPointerEnter={preloadLightbox}
                onPointerMove={followPointer}
                onClick={() => setEnlarged(true)}
              >
                <Image
                  picture={picture}
                  alt={formatAlt(at)}
                  sizes="(min-width: 44rem) 36rem, 100vw"
                  widest={1200}
                  priority={at === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <span className={styles.counter} aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
        ) : null}
      </div>
      <Thumbnails pictures={pictures} current={index} onShow={show} />
      <Lightbox
        open={enlarged}
        onOpenChange={setEnlarged}
        title={name}
        pictures={pictures}
        getAlt={formatAlt}
        index={index}
        onIndexChange={(at) => show(at, 'instant')}
        focusAfter={() => scroller.current?.children[index]?.querySelector('button') ?? null}
      />
    </section>
  );
}

function useGalleryScroll(pictures: readonly ItemDetail['picture'][], shownId: string | undefined) {
  const scroller = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const show = (at: number, behavior: ScrollBehavior = 'smooth') => {
    setIndex(at);
    scroller.current?.scrollTo({ left: at * scroller.current.clientWidth, behavior });
  };
  const chosen = pictures.findIndex(({ id }) => id === shownId);
  useEffect(() => {
    if (chosen >= 0)
      scroller.current?.scrollTo({ left: chosen * scroller.current.clientWidth, behavior: 'smooth' });
  }, [chosen]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const updateIndex = () =>
      setIndex(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', updateIndex, { passive: true });
    return () => element.removeEventListener('scroll', updateIndex);
  }, []);
  return { scroller, index, show };
}
