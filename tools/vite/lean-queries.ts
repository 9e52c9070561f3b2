import type { Plugin } from 'vite';

/** What no endpoint of ours has: a text of RTK Query's core, and what stands in its place. */
const replacements: readonly (readonly [part: string, pattern: RegExp, replacement: string])[] = [
  ['polling', /^\s*buildPollingHandler,\n/m, ''],
  ['onCacheEntryAdded', /^\s*buildCacheLifecycleHandler,\n/m, ''],
  ['refetching on focus and on reconnect', /buildWindowEventHandler\(builderArgs\)/, '() => {}'],
  ['schemas', /^\s*if \(\w+Schema && !shouldSkip\(.*\n/gm, ''],
  ['failures of schemas', /caughtError instanceof NamedSchemaError/, 'false'],
];

const withoutUnused = (code: string): string =>
  replacements.reduce((left, [part, pattern, replacement]) => {
    const next = left.replace(pattern, replacement);
    if (next === left) throw new Error(`RTK Query has another form than lean-queries.ts knows: ${part}`);
    return next;
  }, code);

/** Removes parts of RTK Query that we do not use and that its middleware always refers to: 2 kB of script, and work for each action. */
export const leanQueries = (): Plugin => ({
  name: 'pasar:lean-queries',
  apply: 'build',
  transform: {
    filter: { id: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
