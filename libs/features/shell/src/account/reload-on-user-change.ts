import { openChannel } from '../navigation/open-channel.ts';

type Page = {
  readonly BroadcastChannel?: typeof BroadcastChannel;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'reload'>;
  addEventListener(type: 'focus' | 'pageshow', listener: () => void): void;
};

export type UserChangePorts = {
  readonly page: Page;
  /** The login mark as it is now: another one with every session. */
  readonly readMark: () => string | undefined;
  /** Calls back when somebody else is signed in, in this tab, than before. */
  readonly onUserChange: (changed: () => void) => void;
};

/**
 * Loads the page anew when somebody signed in, out or as another user in another tab: nothing of one person stays on the
 * screen of the next. The other tabs are told at once; a tab that was not told looks when it is seen again.
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
