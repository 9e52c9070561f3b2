type Tab = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
};

const key = 'shell:reloaded-for';

/**
 * Reloads the page after a module failed to load: a release may have removed the chunks of this tab's build. Once per URL,
 * so that a module that stays missing shows the crash page instead of an endless reload.
 */
export function reloadOnce(tab: Tab): boolean {
  const { location, navigator } = tab;
  if (!navigator.onLine) return false;
  try {
    // Accessing denied storage throws.
    const { sessionStorage } = tab;
    if (sessionStorage.getItem(key) === location.href) return false;
    sessionStorage.setItem(key, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
