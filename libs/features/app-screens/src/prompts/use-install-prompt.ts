import { firstInstallPrompt, nextInstallPrompt, shouldCountScroll } from '@pasar/app-download';
import type { InstallEvent, InstallOutcome } from '@pasar/app-download';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDismissed, rememberDismissed } from './install-session.ts';

/** What Chromium hands over when the store can be installed. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Heard by whoever reports what shoppers do. @spec a2hs-tracking */
const tell = (outcome: InstallOutcome): void =>
  void window.dispatchEvent(new CustomEvent('pasar:install-prompt', { detail: { outcome } }));

/** Tells of scrolls, at most one each half second. @spec a2hs-throttle */
function useScrolls(onScroll: () => void): void {
  useEffect(() => {
    let last: number | undefined;
    const scrolled = () => {
      const now = performance.now();
      if (!shouldCountScroll(last, now)) return;
      last = now;
      onScroll();
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [onScroll]);
}

/**
 * The invitation of this tab: whether it shows, and what an answer does. `skips` is asked at every scroll.
 *
 * @spec a2hs a2hs-skip a2hs-tracking
 */
export function useInstallPrompt(skips: () => boolean) {
  const [state, setState] = useState(firstInstallPrompt.state);
  const prompt = useRef(firstInstallPrompt);
  const offer = useRef<InstallOffer>(null);
  const happen = useCallback((event: InstallEvent) => {
    const step = nextInstallPrompt(prompt.current, event);
    prompt.current = step.prompt;
    setState(step.prompt.state);
    if (step.prompt.state === 'DISMISSED') rememberDismissed();
    if (step.track) tell(step.track);
    if (step.ask) void offer.current?.prompt();
  }, []);

  useEffect(() => {
    const offered = (event: Event) => {
      if (!isOffer(event) || isDismissed()) return;
      event.preventDefault();
      offer.current = event;
      happen({ kind: 'offered' });
    };
    const installed = () => happen({ kind: 'installed' });
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, [happen]);
  useScrolls(useCallback(() => happen({ kind: 'scrolled', skip: skips() }), [happen, skips]));

  return {
    shown: state === 'SHOWN',
    confirm: () => happen({ kind: 'confirmed' }),
    cancel: () => happen({ kind: 'cancelled' }),
  };
}
