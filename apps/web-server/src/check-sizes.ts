import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStorefrontAssets } from './storefronts.ts';

/** Maximum number of files, besides the document and pictures, that a first visit may load. */
const maxFiles = 14;
/** Maximum bytes of script, compressed with brotli, that a first visit to a screen may transfer. */
const maxScriptBytes: Readonly<Record<string, number>> = {
  '@pasar/home-screens/home': 118_000,
  '@pasar/search-screens/search': 125_100,
  '@pasar/product-screens/product': 131_500,
};
const apps = resolve(import.meta.dirname, '../..');

const toFile = (href: string): string => {
  const [, , app = '', file = ''] = href.split('/');
  return join(apps, app, 'dist/app/client', file);
};
const readCompressedSize = (href: string): number => statSync(`${toFile(href)}.br`).size;

let failed = false;
for (const { name, assetsOf } of await readStorefrontAssets(apps))
  for (const [module, maxBytes] of Object.entries(maxScriptBytes)) {
    const { scripts, styles } = assetsOf(module);
    const bytes = scripts.map(readCompressedSize).reduce((sum, size) => sum + size, 0);
    const files = scripts.length + styles.length;
    const isOk = bytes <= maxBytes && files <= maxFiles;
    failed ||= !isOk;
    console.log(
      `${isOk ? 'ok  ' : 'FAIL'} ${name} ${module}: ${(bytes / 1000).toFixed(1)} of ${maxBytes / 1000} kB of script, ${files} of ${maxFiles} files`,
    );
  }
if (failed) {
  console.error('A first visit exceeds its size budget: lazy-load what it does not need at once.');
  process.exit(1);
}
