import { Suspense, lazy } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { OverlayBodyProps } from './Overlay.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { useOnceOpen } from './use-once-open.ts';

const loadOverlay = (): Promise<{ readonly default: ComponentType<OverlayBodyProps> }> =>
  import('./Overlay.tsx');
const Overlay = lazy(loadOverlay);

/** Fetches what dialogs and drawers need, so that the first one opens at once; for an idle moment. */
export const preloadOverlays = (): Promise<unknown> => loadOverlay();

export type DialogProps = OverlayProps;
export type DrawerProps = OverlayProps & {
  /** `bottom` is a sheet under the thumb on phones and a panel at the side on wide screens; `side` is always at the side. */
  readonly from?: 'bottom' | 'side';
};

/** Asks something before one goes on: holds the focus, closes on Escape and on a press outside. */
export function Dialog(props: DialogProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <Overlay {...props} shape="dialog" />
    </Suspense>
  ) : null;
}

/** More of the same screen: variants, filters, an address. */
export function Drawer({ from = 'bottom', ...props }: DrawerProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <Overlay {...props} shape={from === 'side' ? 'side' : 'drawer'} />
    </Suspense>
  ) : null;
}
