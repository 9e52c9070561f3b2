import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { useWords } from '../translations/use-words.ts';
import type { OverlayProps } from './overlay-props.ts';
import styles from './Overlay.module.css';

export type OverlayBodyProps = OverlayProps & { readonly shape: 'dialog' | 'drawer' | 'side' };

/** The body of Dialog and Drawer, loaded when one first opens, to keep it and its library out of the initial script. */
function Overlay({
  shape,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
}: OverlayBodyProps): ReactElement {
  const words = useWords();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={joinClasses(styles.viewport, styles[shape])}>
          <Dialog.Popup className={joinClasses(styles.popup, className)}>
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                render={<IconButton icon="close" label={words('close')} className={styles.close} />}
              />
            </header>
            <div className={styles.body}>
              {description ? (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              ) : null}
              {children}
            </div>
            {footer ? <footer className={styles.foot}>{footer}</footer> : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export default Overlay;
