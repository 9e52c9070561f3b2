import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStorefrontAssets } from './storefronts.ts';

type Budget = {
  /** Maximum bytes of script, compressed with brotli. */
  readonly scriptBytes: number;
  /** Maximum number of files, besides the document and pictures. */
  readonly files: number;
};

/** What a first visit to a screen may transfer. */
const budgets: Readonly<Record<string, Budget>> = {
  '@pasar/home-screens/home': { scriptBytes: 118_400, files: 14 },
  '@pasar/search-screens/search': { scriptBytes: 125_800, files: 14 },
  '@pasar/product-screens/product': { scriptBytes: 132_800, files: 14 },
  '@pasar/cart-screens/cart': { scriptBytes: 137_400, files: 20 },
  '@pasar/account-screens/sign-in': { scriptBytes: 140_000, files: 22 },
  '@pasar/shop-screens/shop': { scriptBytes: 141_000, files: 28 },
};
const apps = resolve(import.meta.dirname, '../..');

const toFile = (href: string): string => {
  const [, , app = '', file = ''] = href.split('/');
  return join(apps, app, 'dist/app/client', file);
};
const readCompressedSize = (href: string): number => statSync(`${toFile(href)}.br`).size;

let failed = false;
for (const { name, assetsOf } of await readStorefrontAssets(apps))
  for (const [module, budget] of Object.entries(budgets)) {
    const { scripts, styles } = assetsOf(module);
    const bytes = scripts.map(readCompressedSize).reduce((sum, size) => sum + size, 0);
    const files = scripts.length + styles.length;
    const isOk = bytes <= budget.scriptBytes && files <= budget.files;
    failed ||= !isOk;
    console.log(
      `${isOk ? 'ok  ' : 'FAIL'} ${name} ${module}: ${(bytes / 1000).toFixed(1)} of ${budget.scriptBytes / 1000} kB of script, ${files} of ${budget.files} files`,
    );
  }
if (failed) {
  console.error('A first visit exceeds its size budget: lazy-load what it does not need at once.');
  process.exit(1);
}
