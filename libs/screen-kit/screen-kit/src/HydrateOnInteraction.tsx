import { useHasHydrated } from '@pasar/design-system';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { firstInteraction, isBrowser, resolvedPromise } from './first-interaction.ts';
import { repeatLostClick } from './repeat-lost-click.ts';

type Props = { readonly children: ReactNode };

/** True while the browser hydrates the server's HTML. */
const useIsHydrating = (): boolean => !useHasHydrated() && isBrowser;

type GateProps = Props & { readonly onHydrated: (hydrated: true) => void };

function HydrationGate({ children, onHydrated }: GateProps): ReactNode {
  use(useIsHydrating() ? firstInteraction : resolvedPromise);
  useEffect(() => {
    onHydrated(true);
    repeatLostClick();
  }, [onHydrated]);
  return children;
}

/**
 * Delays hydration of below-the-fold content until the first interaction with the page. Until then the
 * server's HTML shows; the event that triggers hydration still reaches its target, a click on a button also if code must be loaded
 * first. Content rendered in the
 * browser is not delayed. Before hydration, parent re-renders are ignored: React would replace the server's
 * HTML. So it would that of a lazy child inside another `Suspense`, which may be hydrated later: render lazy children directly.
 */
export function HydrateOnInteraction({ children }: Props): ReactElement {
  const [first] = useState(children);
  const [isHydrated, setHydrated] = useState(false);
  const shown = isHydrated ? children : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <HydrationGate onHydrated={setHydrated}>{shown}</HydrationGate>
      </Suspense>
    ),
    [shown],
  );
}
