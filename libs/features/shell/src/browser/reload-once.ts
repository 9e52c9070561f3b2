import type { WebStorages } from '@pasar/persistence';

type Tab = {
  readonly location: Pick<Location, 'href' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
};

const key = 'shell:reloaded-for';

/**
 * Reloads the page after a module failed to load: a release may have removed the chunks of this tab's build. Once per URL,
 * so that a module that stays missing shows the crash page instead of an endless reload.
 */
export function reloadOnce({ location, navigator }: Tab, { session }: Pick<WebStorages, 'session'>): boolean {
  if (!navigator.onLine) return false;
  try {
    // Accessing denied storage throws.
    const storage = session();
    if (storage.getItem(key) === location.href) return false;
    storage.setItem(key, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
