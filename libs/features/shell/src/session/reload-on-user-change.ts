import { openChannel } from '../browser/open-channel.ts';

type Page = {
  readonly BroadcastChannel?: typeof BroadcastChannel;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'reload'>;
  addEventListener(type: 'focus' | 'pageshow', listener: () => void): void;
};

export type UserChangePorts = {
  readonly page: Page;
  /** The current value of the login mark; every session has a different one. */
  readonly readMark: () => string | undefined;
  /** Registers a callback for a change of user in this tab. */
  readonly onUserChange: (changed: () => void) => void;
};

/**
 * Reloads the page when the user changed in another tab, so that no data of one user stays on the screen of another.
 * Other tabs are notified at once by a BroadcastChannel; a tab that missed the message checks when it becomes visible.
 */
export function reloadOnUserChange({ page, readMark, onUserChange }: UserChangePorts): void {
  const channel = openChannel(page, 'account');
  let known = readMark();
  const check = () => {
    const mark = readMark();
    if (mark === known) return;
    known = mark;
    page.location.reload();
  };
  onUserChange(() => {
    known = readMark();
    channel?.postMessage('changed');
  });
  channel?.addEventListener('message', check);
  page.addEventListener('focus', check);
  page.addEventListener('pageshow', check);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') check();
  });
}
