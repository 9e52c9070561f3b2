type Tab = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
};

const key = 'shell:reloaded-for';

/**
 * After a release the tab's build may name modules that are gone: the page is loaded anew, once an address, so that a
 * module that stays missing shows the crash page rather than a reload without end.
 */
export function reloadOnce(tab: Tab): boolean {
  const { location, navigator } = tab;
  if (!navigator.onLine) return false;
  try {
    // Looking at a denied storage throws.
    const { sessionStorage } = tab;
    if (sessionStorage.getItem(key) === location.href) return false;
    sessionStorage.setItem(key, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
