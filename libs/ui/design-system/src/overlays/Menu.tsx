import { Suspense, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { lazyPart } from '../lazy-part.ts';
import styles from './Menu.module.css';
import type { FocusOnOpen, MenuPopupProps } from './MenuPopup.tsx';
import { useOnceOpen } from './use-once-open.ts';
import type { MenuEntry } from './menu-entry.ts';

const loadPopup = (): Promise<{ readonly default: ComponentType<MenuPopupProps> }> =>
  import('./MenuPopup.tsx');
const MenuPopup = lazyPart(loadPopup);

export type MenuProps = {
  /** The button's content. */
  readonly trigger: ReactNode;
  /** The button's accessible name if `trigger` is only a picture. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  readonly className?: string;
};

/** A button with a short list of actions or links. The list is loaded on the first hover or focus. */
export function Menu({ trigger, label, entries, className }: MenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [focusOnOpen, setFocusOnOpen] = useState<FocusOnOpen>('list');
  const opened = useOnceOpen(open);
  const toggle = (event: MouseEvent) => {
    // Keys click without a pointer's count of clicks.
    setFocusOnOpen(event.detail === 0 ? 'first' : 'list');
    setOpen(!open);
  };
  const openWithArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    // The page would scroll.
    event.preventDefault();
    setFocusOnOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.trigger, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={toggle}
        onKeyDown={openWithArrow}
      >
        {trigger}
      </button>
      {opened ? (
        <Suspense fallback={null}>
          <MenuPopup
            anchor={button}
            open={open}
            onOpenChange={setOpen}
            entries={entries}
            focusOnOpen={focusOnOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}
