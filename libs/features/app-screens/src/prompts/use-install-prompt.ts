import { firstInstallPrompt, nextInstallPrompt, shouldCountScroll } from '@pasar/app-download';
import type { InstallEvent, InstallOutcome } from '@pasar/app-download';
import { useStorages } from '@pasar/screen-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDismissed, rememberDismissed } from './install-session.ts';

/** Chromium's `beforeinstallprompt` event. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Dispatched on the window for tracking. @spec a2hs-tracking */
const reportOutcome = (outcome: InstallOutcome): void =>
  void window.dispatchEvent(new CustomEvent('pasar:install-prompt', { detail: { outcome } }));

/** Calls `onScroll` at most every half second. @spec a2hs-throttle */
function useThrottledScroll(onScroll: () => void): void {
  useEffect(() => {
    let last: number | undefined;
    const handleScroll = () => {
      const now = performance.now();
      if (!shouldCountScroll(last, now)) return;
      last = now;
      onScroll();
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [onScroll]);
}

/**
 * The state of the install prompt and its actions. `isSkipped` is called at every scroll after the browser's offer; if its code
 * fails to load, the scroll does not count.
 *
 * @spec a2hs a2hs-skip a2hs-tracking
 */
export function useInstallPrompt(isSkipped: () => Promise<boolean>) {
  const storages = useStorages();
  const [state, setState] = useState(firstInstallPrompt.state);
  const prompt = useRef(firstInstallPrompt);
  const offer = useRef<InstallOffer>(null);
  const dispatch = useCallback(
    (event: InstallEvent) => {
      const step = nextInstallPrompt(prompt.current, event);
      prompt.current = step.prompt;
      setState(step.prompt.state);
      if (step.prompt.state === 'DISMISSED') rememberDismissed(storages);
      if (step.track) reportOutcome(step.track);
      if (step.ask) void offer.current?.prompt();
    },
    [storages],
  );

  useEffect(() => {
    const offered = (event: Event) => {
      if (!isOffer(event) || isDismissed(storages)) return;
      event.preventDefault();
      offer.current = event;
      dispatch({ kind: 'offered' });
    };
    const installed = () => dispatch({ kind: 'installed' });
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, [dispatch, storages]);
  useThrottledScroll(
    useCallback(() => {
      if (!prompt.current.offered) return;
      isSkipped().then(
        (skip) => dispatch({ kind: 'scrolled', skip }),
        () => undefined,
      );
    }, [dispatch, isSkipped]),
  );

  return {
    shown: state === 'SHOWN',
    confirm: () => dispatch({ kind: 'confirmed' }),
    cancel: () => dispatch({ kind: 'cancelled' }),
  };
}
