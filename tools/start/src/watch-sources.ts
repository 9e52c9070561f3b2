import { watch } from 'node:fs';
import { join } from 'node:path';

const watched = ['libs/domain', 'libs/contract', 'libs/server', 'apps/marketplace-api'];
const isSource = (file: string): boolean =>
  /[\\/]src[\\/].*\.(?:ts|json)$/.test(file) && !file.includes('.spec.');

/** Calls back, once a burst is over, when a source of the API has changed. Gives a function that ends the watch. */
export function watchSources(root: string, changed: () => void): () => void {
  let burst: NodeJS.Timeout | undefined;
  const watchers = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(join(folder, file))) return;
      clearTimeout(burst);
      burst = setTimeout(changed, 200);
    }),
  );
  return () => {
    clearTimeout(burst);
    for (const watcher of watchers) watcher.close();
  };
}
