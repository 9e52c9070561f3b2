import type { Plugin } from 'vite';
import { remoteCheckout } from './shared.ts';

/** Writes `screens.json`, which maps a screen's import specifier to its output file, sorted for reproducible builds. */
export function screenModules(): Plugin {
  const found = new Map<string, string>();
  return {
    name: 'pasar:screen-modules',
    apply: 'build',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !specifier.startsWith('@pasar/') || specifier === remoteCheckout)
        return null;
      const resolved = await this.resolve(specifier, importer);
      if (resolved) found.set(specifier, resolved.id);
      return null;
    },
    generateBundle(_options, bundle) {
      // Search all modules of a chunk: a screen that shares a chunk is not its facade module.
      const fileByScreen = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? output.moduleIds.map((id) => [id, output.fileName] as const) : [],
        ),
      );
      const source = JSON.stringify(
        Object.fromEntries(
          [...found]
            .toSorted()
            .flatMap(([specifier, id]) => (fileByScreen.has(id) ? [[specifier, fileByScreen.get(id)]] : [])),
        ),
      );
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
