import { isBrowser } from './first-interaction.ts';

/** The last click that React has dropped: its target waits for code, so that it cannot be hydrated at once. */
let lostClick: MouseEvent | undefined;

if (isBrowser) {
  window.addEventListener('click', (event) => (lostClick = event), true);
  // React stops a click that it drops at its root, the document.
  document.documentElement.addEventListener('click', () => (lostClick = undefined), true);
}

/**
 * Clicks a button again whose click React has dropped; called when content has been hydrated. If the button is in other content, which
 * still waits, React drops this click too, and the next call repeats it.
 */
export function repeatLostClick(): void {
  const { target, detail } = lostClick ?? {};
  lostClick = undefined;
  if (target instanceof Element)
    target
      .closest('[type=button]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}
