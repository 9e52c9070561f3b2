import type { Plugin } from 'vite';
import { replaceParts } from './replace-parts.ts';
import type { CodePart } from './replace-parts.ts';

/** Calls the input selectors and combines their results, every time: on the server each result is read about once. */
const createSelector = `const createSelector = (...given) => {
  const [inputs, combine] = Array.isArray(given[0]) ? given : [given.slice(0, -1), given.at(-1)];
  return (...args) => combine(...inputs.map((input) => input(...args)));
};`;

/** What hooks do for renderings after the first one, by package file. */
const parts: Readonly<Record<string, readonly CodePart[]>> = {
  'rtk-query.modern.mjs': [
    ['memoized selectors', /(import \{[^}]*) createSelector,/, `${createSelector}\n$1`],
  ],
  'rtk-query-react.modern.mjs': [
    ['memoized selectors', /import \{ createSelector \} from "reselect";/, createSelector],
    [
      'subscriptions',
      /(function useQuerySubscriptionCommonImpl\(.*\{)$/m,
      '$1 return [{ current: undefined }];',
    ],
    [
      'subscriptions of selectors',
      /(import \{[^}]*) useSelector,([^}]*\} from "react-redux";)/,
      '$1$2\nconst useSelector = (selector) => selector(useStore().getState());',
    ],
    ['stable arguments', /(function useStableQueryArgs\(queryArgs\) \{)/, '$1 return queryArgs;'],
    ['stable options', /(function useShallowStableValue\(value\) \{)/, '$1 return value;'],
  ],
};

const fileName = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * For the server's build: hooks of RTK Query read the state without subscriptions and memoized selectors, which
 * are for later renderings. The server renders once.
 */
export const serverQueries = (): Plugin => ({
  name: 'pasar:server-queries',
  apply: 'build',
  transform: {
    filter: { id: /\/rtk-query(?:-react)?\.modern\.mjs$/ },
    handler: (code, id) => ({
      code: replaceParts('server-queries.ts', parts[fileName(id)] ?? [], code),
      map: null,
    }),
  },
});
