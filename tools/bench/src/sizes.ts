import { bundleSize, libraryBudgets, measureSize } from '@pasar/checks';
import { join } from 'node:path';
import { peersFolder } from './peers.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the size of a library in bytes, as `check:sizes` measures it: the first of its budgets. */
export const librarySize = async (library: string): Promise<number> => {
  const budget = libraryBudgets.find((each) => each.library === library);
  if (!budget) throw new RangeError(`${library} has no budget of its size.`);
  return measureSize(root, budget);
};

/** Returns the size of a peer in bytes, bundled and measured the same way, without React. */
export const peerSize = (code: string): Promise<number> =>
  bundleSize({ code, folder: peersFolder, external: ['react', 'react-dom'] });
