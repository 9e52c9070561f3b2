import { join } from 'node:path';
import { bundleSize } from './bundle-size.ts';
import type { LibraryBudget } from './library-budgets.data.ts';

export type LibrarySize = {
  readonly fine: boolean;
  readonly line: string;
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/** What a library weighs beside what it may: a line for people, and whether it is in order. */
export const judgeSize = ({ library, weighs, bytesAtMost }: LibraryBudget, bytes: number): LibrarySize => {
  const fine = bytes > 0 && bytes <= bytesAtMost;
  const figures = `${kilobytes(bytes)} of ${kilobytes(bytesAtMost)} kB`;
  return { fine, line: `${fine ? 'ok  ' : 'FAIL'} ${library}, ${weighs}: ${figures}` };
};

/** Bundles the library for production and weighs it. */
export const weigh = (root: string, { library, code }: LibraryBudget): Promise<number> =>
  bundleSize({ code, folder: join(root, 'libs', library, 'src'), external: ['@pasar/markets'] });
