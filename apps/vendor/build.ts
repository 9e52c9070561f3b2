import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { vendorFile } from '../../vite.apps.ts';

/** Builds the modules that apps and checkout share, and one manifest: from a specifier to its file. */
const out = new URL('./dist/app/client/', import.meta.url);
const manifest = new URL('manifest.json', out);
const imports: Record<string, string> = {};

await rm(out, { recursive: true, force: true });
for (const file of ['react', 'react-dom', 'react-redux']) {
  await build({ ...vendorFile(file), configFile: false, root: import.meta.dirname, logLevel: 'warn' });
  Object.assign(imports, JSON.parse(await readFile(manifest, 'utf8')));
}
await writeFile(manifest, JSON.stringify(imports));
