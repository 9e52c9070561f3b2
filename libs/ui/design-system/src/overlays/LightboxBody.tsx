import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { BareImage } from '../commerce/Image.tsx';
import { useWords } from '../translations/use-words.ts';
import type { LightboxProps } from './lightbox-props.ts';
import styles from './Lightbox.module.css';
import { useZoom } from './use-zoom.ts';

const zoomStep = 1.5;

/** The body of Lightbox, loaded when one first opens. */
function LightboxBody({ open, onOpenChange, title, focusAfter, ...rest }: LightboxProps): ReactElement {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.ground} />
        <Dialog.Popup className={styles.popup} finalFocus={focusAfter && (() => focusAfter() ?? true)}>
          <Pictures title={title} {...rest} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PicturesProps = Pick<LightboxProps, 'title' | 'pictures' | 'getAlt' | 'index' | 'onIndexChange'>;

function Pictures({ title, pictures, getAlt, index, onIndexChange }: PicturesProps): ReactElement {
  const words = useWords();
  const stage = useRef<HTMLUListElement>(null);
  const { zoom, zoomIn, reset, handlers } = useZoom(stage);
  const showPicture = (to: number) => {
    if (to < 0 || to >= pictures.length || to === index) return;
    reset();
    onIndexChange(to);
  };
  useStageScroll(stage, index, (at) => {
    reset();
    onIndexChange(at);
  });
  useZoomTransform(stage, index, zoom);
  return (
    <div
      className={styles.content}
      onKeyDown={keyHandler({ index, last: pictures.length - 1, showPicture, zoomIn, reset })}
    >
      <header className={styles.head}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <Dialog.Close render={<IconButton icon="close" label={words('close')} />} />
      </header>

      <ul
        className={styles.stage}
        ref={stage}
        tabIndex={0}
        aria-label={getAlt(index)}
        data-zoomed={zoom.scale > 1 || undefined}
        {...handlers}
      >
        {pictures.map((picture, at) => (
          <li key={picture.id} className={styles.place} aria-hidden={at !== index || undefined}>
            <BareImage
              picture={picture}
              alt={getAlt(at)}
              sizes="100vw"
              widest={1200}
              priority={at === index}
            />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon="chevron-left"
          label={words('previous')}
          disabled={index === 0}
          onClick={() => showPicture(index - 1)}
        />
        <IconButton
          icon="minus"
          label={words('zoom_out')}
          disabled={zoom.scale === 1}
          onClick={() => zoomIn(1 / zoomStep)}
        />
        <span className={styles.counter} aria-live="polite">
          {index + 1} / {pictures.length}
        </span>
        <IconButton icon="plus" label={words('zoom_in')} onClick={() => zoomIn(zoomStep)} />
        <IconButton
          icon="chevron-right"
          label={words('next')}
          disabled={index === pictures.length - 1}
          onClick={() => showPicture(index + 1)}
        />
      </div>
    </div>
  );
}

type Keys = {
  readonly index: number;
  readonly last: number;
  readonly showPicture: (index: number) => void;
  readonly zoomIn: (factor: number) => void;
  readonly reset: () => void;
};

const keyHandler = ({ index, last, showPicture, zoomIn, reset }: Keys) => {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => showPicture(index - 1),
    ArrowRight: () => showPicture(index + 1),
    Home: () => showPicture(0),
    End: () => showPicture(last),
    '+': () => zoomIn(zoomStep),
    '-': () => zoomIn(1 / zoomStep),
    '0': reset,
  };
  return (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
};

type Stage = RefObject<HTMLUListElement | null>;

/** Scrolls the stage to the picture at `index`; calls `onSwipe` when the user swipes to another. */
function useStageScroll(stage: Stage, index: number, onSwipe: (index: number) => void): void {
  const latestOnSwipe = useRef(onSwipe);
  useEffect(() => {
    latestOnSwipe.current = onSwipe;
  });
  useLayoutEffect(() => {
    const element = stage.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  }, [stage, index]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const reportSwipe = () => {
      const at = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth));
      if (at !== index) latestOnSwipe.current(at);
    };
    element.addEventListener('scrollend', reportSwipe);
    return () => element.removeEventListener('scrollend', reportSwipe);
  }, [stage, index]);
}

/** Set by script, since the content security policy blocks style attributes. */
function useZoomTransform(
  stage: Stage,
  index: number,
  { scale, x, y }: { scale: number; x: number; y: number },
): void {
  useLayoutEffect(() => {
    const image = stage.current?.children[index]?.querySelector('img');
    if (!image) return undefined;
    image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    return () => void (image.style.transform = '');
  }, [stage, index, scale, x, y]);
}

export default LightboxBody;
