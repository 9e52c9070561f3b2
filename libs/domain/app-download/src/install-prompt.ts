/** Scrolls closer together than this count once, in milliseconds (doc2 §9). @spec a2hs-throttle */
export const installPromptThrottleMs = 500;

/** The prompt to add the store to the home screen (doc2 §2). @spec a2hs-state */
export type InstallPrompt = {
  readonly state: 'INIT' | 'SHOWN' | 'DISMISSED';
  /** Whether the browser has offered an installation. */
  readonly offered: boolean;
};

/** Events of the browser and the shopper. A scroll says whether its route suppresses the prompt. */
export type InstallEvent =
  | { readonly kind: 'offered' | 'confirmed' | 'cancelled' | 'installed' }
  | { readonly kind: 'scrolled'; readonly skip?: boolean };

/** Tracked outcomes. @spec a2hs-outcome a2hs-tracking */
export type InstallOutcome = 'yes' | 'no' | 'installed';

export type InstallStep = {
  readonly prompt: InstallPrompt;
  readonly track?: InstallOutcome;
  /** Whether to open the browser's own prompt. */
  readonly ask?: true;
};

export const firstInstallPrompt: InstallPrompt = { state: 'INIT', offered: false };

const dismiss = (prompt: InstallPrompt): InstallPrompt => ({ ...prompt, state: 'DISMISSED' });

const applyAnswer = (prompt: InstallPrompt, kind: 'confirmed' | 'cancelled'): InstallStep => {
  if (prompt.state !== 'SHOWN') return { prompt };
  return kind === 'confirmed'
    ? { prompt: dismiss(prompt), track: 'yes', ask: true }
    : { prompt: dismiss(prompt), track: 'no' };
};

/**
 * The next state of the prompt (doc2 §2): shown on scroll after the browser's offer (amb-a2hs-order), unless the route
 * suppresses it; dismissed after any answer for the rest of the session (amb-a2hs-after-confirm).
 *
 * @spec a2hs a2hs-tracking a2hs-skip
 */
export const nextInstallPrompt = (prompt: InstallPrompt, event: InstallEvent): InstallStep => {
  switch (event.kind) {
    case 'offered':
      return { prompt: { ...prompt, offered: true } };
    case 'scrolled': {
      const shows = prompt.state === 'INIT' && prompt.offered && event.skip !== true;
      return { prompt: shows ? { ...prompt, state: 'SHOWN' } : prompt };
    }
    case 'installed':
      return { prompt: dismiss(prompt), track: 'installed' };
    case 'confirmed':
    case 'cancelled':
      return applyAnswer(prompt, event.kind);
  }
};
