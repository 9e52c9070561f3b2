import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStorefrontAssets } from './storefronts.ts';

/** Bytes of script that a first visit may transfer, as brotli leaves them, and files besides the document and pictures. */
const limits = { bytes: 160_000, files: 20 };
const screens = [
  '@pasar/home-screens/home',
  '@pasar/search-screens/search',
  '@pasar/product-screens/product',
];
const apps = resolve(import.meta.dirname, '../..');

const fileOf = (href: string): string => {
  const [, , app = '', file = ''] = href.split('/');
  return join(apps, app, 'dist/app/client', file);
};
const bytesOf = (href: string): number => statSync(`${fileOf(href)}.br`).size;

let failed = false;
for (const { name, assetsOf } of await readStorefrontAssets(apps))
  for (const module of screens) {
    const { entries, modules, styles } = assetsOf(module);
    const scripts = [...entries, ...modules.map(({ href }) => href)];
    const bytes = scripts.map(bytesOf).reduce((sum, size) => sum + size, 0);
    const files = scripts.length + styles.length;
    const fine = bytes <= limits.bytes && files < limits.files;
    failed ||= !fine;
    console.log(
      `${fine ? 'ok  ' : 'FAIL'} ${name} ${module}: ${(bytes / 1000).toFixed(1)} kB of script, ${files} files`,
    );
  }
if (failed) {
  console.error(`A first visit may load ${limits.bytes / 1000} kB of script and ${limits.files - 1} files.`);
  process.exit(1);
}
