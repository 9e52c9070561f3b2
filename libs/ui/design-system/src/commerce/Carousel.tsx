import useEmblaCarousel from 'embla-carousel-react';
import { Children, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import styles from './Carousel.module.css';

export type CarouselProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** `one` fills the width (banners, an item's pictures); `several` shows as many as fit (cards). */
  readonly show?: 'one' | 'several';
  /** Told which slide stands first, from 0. */
  readonly onSlideChange?: (slide: number) => void;
  readonly className?: string;
};

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** Slides that are swiped, scrolled by buttons or reached by Tab. Nothing moves by itself. */
export const Carousel = ({
  label,
  children,
  show = 'several',
  onSlideChange,
  className,
}: CarouselProps): ReactElement => {
  const words = useWords();
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: show === 'one' ? 1 : 'auto',
  });
  const { slide, canPrevious, canNext } = useSlides(embla, onSlideChange);
  const count = Children.count(children);
  return (
    <section
      className={joinClasses(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides} data-show={show}>
          {Children.map(children, (child, index) => (
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={words('slide_of', { slide: index + 1, slides: count })}
              className={styles.slide}
              onFocus={() => embla?.scrollTo(show === 'one' ? index : slideOf(embla, index))}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      <IconButton
        icon="chevron-left"
        variant="filled"
        label={words('previous')}
        className={styles.previous}
        disabled={!canPrevious}
        onClick={() => embla?.scrollPrev()}
      />
      <IconButton
        icon="chevron-right"
        variant="filled"
        label={words('next')}
        className={styles.next}
        disabled={!canNext}
        onClick={() => embla?.scrollNext()}
      />
      {show === 'one' && count > 1 ? (
        <p className={styles.count} aria-hidden="true">{`${slide + 1} / ${count}`}</p>
      ) : null}
    </section>
  );
};

/** The scroll stop at which a slide is in sight. */
const slideOf = (embla: NonNullable<Embla>, index: number): number =>
  Math.max(
    0,
    embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index)),
  );

const useSlides = (
  embla: Embla,
  onSlideChange: ((slide: number) => void) | undefined,
): { readonly slide: number; readonly canPrevious: boolean; readonly canNext: boolean } => {
  const [state, setState] = useState({ slide: 0, canPrevious: false, canNext: true });
  useEffect(() => {
    if (!embla) return undefined;
    const read = (): void => {
      const slide = embla.selectedScrollSnap();
      setState({ slide, canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext() });
      onSlideChange?.(slide);
    };
    embla.on('select', read).on('reInit', read).on('init', read);
    return () => void embla.off('select', read).off('reInit', read).off('init', read);
  }, [embla, onSlideChange]);
  return state;
};
