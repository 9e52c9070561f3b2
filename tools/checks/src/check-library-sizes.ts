import { join } from 'node:path';
import { bundleSize } from './bundle-size.ts';
import type { LibraryBudget } from './library-budgets.data.ts';

export type LibrarySize = {
  readonly fine: boolean;
  readonly line: string;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/** Compares a library's size with its budget: a line to print, and whether it passes. */
export const judgeSize = ({ library, weighs, bytesAtMost }: LibraryBudget, bytes: number): LibrarySize => {
  const fine = bytes > 0 && bytes <= bytesAtMost;
  const figures = `${kilobytes(bytes)} of ${kilobytes(bytesAtMost)} kB`;
  return { fine, line: `${fine ? 'ok  ' : 'FAIL'} ${library}, ${weighs}: ${figures}` };
};

/** Bundles a library for production and measures it. */
export const weigh = (root: string, { library, code }: LibraryBudget): Promise<number> =>
  bundleSize({ code, folder: join(root, 'libs', library, 'src'), external: ['@pasar/markets'] });
