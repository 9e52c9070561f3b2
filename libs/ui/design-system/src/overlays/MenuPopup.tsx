import { Menu } from '@base-ui/react/menu';
import type { ReactElement, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './Menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

export type MenuPopupProps = {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly entries: readonly MenuEntry[];
};

/** The list of a Menu. A press on its button does not count as outside, since the button toggles the list. */
const MenuPopup = ({ anchor, open, onOpenChange, entries }: MenuPopupProps): ReactElement => (
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
