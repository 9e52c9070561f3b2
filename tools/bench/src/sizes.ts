import { bundleSize, libraryBudgets, weigh } from '@pasar/checks';
import { join } from 'node:path';
import { peersFolder } from './peers.ts';

const root = join(import.meta.dirname, '../../..');

/** Bytes of one of ours as `check:sizes` weighs it: the first of its budgets. */
export const librarySize = async (library: string): Promise<number> => {
  const budget = libraryBudgets.find((each) => each.library === library);
  if (!budget) throw new RangeError(`${library} has no budget of its size.`);
  return weigh(root, budget);
};

/** Bytes of a peer, bundled and weighed the same way; React is not counted. */
export const peerSize = (code: string): Promise<number> =>
  bundleSize({ code, folder: peersFolder, external: ['react', 'react-dom'] });
