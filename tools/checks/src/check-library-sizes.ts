import { join } from 'node:path';
import { bundleSize } from './bundle-size.ts';
import type { LibraryBudget } from './library-budgets.data.ts';

export type LibrarySize = {
  readonly passes: boolean;
  readonly line: string;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/** Compares a library's size with its budget: a line to print, and whether it passes. */
export const checkSize = ({ library, measured, maxBytes }: LibraryBudget, bytes: number): LibrarySize => {
  const passes = bytes > 0 && bytes <= maxBytes;
  const figures = `${kilobytes(bytes)} of ${kilobytes(maxBytes)} kB`;
  return { passes, line: `${passes ? 'ok  ' : 'FAIL'} ${library}, ${measured}: ${figures}` };
};

/** Bundles a library for production and measures it. */
export const measureSize = (root: string, { library, code }: LibraryBudget): Promise<number> =>
  bundleSize({ code, folder: join(root, 'libs', library, 'src'), external: ['@pasar/markets'] });
