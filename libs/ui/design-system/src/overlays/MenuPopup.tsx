import { Menu } from '@base-ui/react/menu';
import type { FocusEvent, ReactElement, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './Menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

/** What receives the focus when the list opens: its first or last entry when opened by a key, itself by a pointer. */
export type FocusOnOpen = 'first' | 'last' | 'list';

export type MenuPopupProps = {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly entries: readonly MenuEntry[];
  readonly focusOnOpen: FocusOnOpen;
};

/** The list of a Menu. A press on its button does not count as outside, since the button toggles the list. */
function MenuPopup({ anchor, open, onOpenChange, entries, focusOnOpen }: MenuPopupProps): ReactElement {
  /** Passes on the focus that the list receives from the button. */
  const focusEntry = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (focusOnOpen === 'list' || target !== currentTarget || relatedTarget !== anchor.current) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    items.at(focusOnOpen === 'first' ? 0 : -1)?.focus();
  };
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        if (
          !next &&
          details.reason === 'outside-press' &&
          target instanceof Node &&
          anchor.current?.contains(target)
        ) {
          return;
        }
        onOpenChange(next);
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={6} align="end" className={styles.positioner}>
          <Menu.Popup
            className={styles.popup}
            onFocus={focusEntry}
            finalFocus={anchor}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              // Otherwise the focus would leave the list, which stays open at the end of the page. Closing returns it to the button.
              event.preventDefault();
              onOpenChange(false);
            }}
          >
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  const content = (
    <>
      {entry.icon ? <Icon name={entry.icon} size="sm" /> : null}
      {entry.label}
    </>
  );
  return 'to' in entry ? (
    <Menu.LinkItem className={styles.entry} closeOnClick render={<Link to={entry.to} />}>
      {content}
    </Menu.LinkItem>
  ) : (
    <Menu.Item className={styles.entry} onClick={entry.onSelect}>
      {content}
    </Menu.Item>
  );
}

export default MenuPopup;
