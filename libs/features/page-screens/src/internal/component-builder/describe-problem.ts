import type { PropsProblem } from '@pasar/page-builder';

const words: Record<PropsProblem['problem'], (bound: PropsProblem['bound']) => string> = {
  missing: () => 'is missing',
  unknown: () => 'is not a field of this component',
  type: () => 'has the wrong type, or is empty',
  'too-long': (bound) => `is longer than ${bound} characters`,
  range: (bound) => `must be ${bound}`,
  choice: (bound) => `must be one of ${bound}`,
  link: () => 'must be a path of this store, such as /campaigns',
};

/** Describes an invalid field in one line. */
export const describeProblem = ({ path, problem, bound }: PropsProblem): string =>
  `${path || 'The whole'} ${words[problem](bound)}.`;
