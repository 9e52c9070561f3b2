import { Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { OverlayBodyProps } from './Overlay.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { useOnceOpen } from './use-once-open.ts';

const loadOverlay = (): Promise<{ readonly default: ComponentType<OverlayBodyProps> }> =>
  import('./Overlay.tsx');
const Overlay = lazyPart(loadOverlay);

/** Preloads the code of dialogs and drawers during idle time, so that the first one opens at once. */
export const preloadOverlays = (): Promise<unknown> => loadOverlay();

export type DialogProps = OverlayProps;
export type DrawerProps = OverlayProps & {
  /** `bottom` is a bottom sheet on phones and a side panel on wide screens; `side` is always a side panel. */
  readonly from?: 'bottom' | 'side';
};

/** A modal dialog: traps the focus, closes on Escape and on a press outside. */
export function Dialog(props: DialogProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <Overlay {...props} shape="dialog" />
    </Suspense>
  ) : null;
}

/** A drawer for more of the same screen: variants, filters, an address. */
export function Drawer({ from = 'bottom', ...props }: DrawerProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <Overlay {...props} shape={from === 'side' ? 'side' : 'drawer'} />
    </Suspense>
  ) : null;
}
