import { watch } from 'node:fs';
import { join } from 'node:path';

const watchedFolders = ['libs/domain', 'libs/contract', 'libs/server', 'apps/marketplace-api'];
const isSource = (file: string): boolean =>
  /[\\/]src[\\/].*\.(?:ts|json)$/.test(file) && !file.includes('.spec.');

/** Calls back, debounced, when a source file of the API has changed. Returns a function that stops watching. */
export function watchSources(root: string, onChange: () => void): () => void {
  let debounce: NodeJS.Timeout | undefined;
  const watchers = watchedFolders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(join(folder, file))) return;
      clearTimeout(debounce);
      debounce = setTimeout(onChange, 200);
    }),
  );
  return () => {
    clearTimeout(debounce);
    for (const watcher of watchers) watcher.close();
  };
}
