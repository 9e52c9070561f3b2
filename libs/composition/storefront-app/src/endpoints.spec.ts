import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../../data-access/*/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const endpoints = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm)].map(([, name = '']) => name),
);

/** All libraries add endpoints to one API, which keeps the first of a name: which one depends on the page. */
it('no two endpoints of the API have one name', () => {
  expect(endpoints.length).toBeGreaterThan(100);
  expect(endpoints.filter((name, index) => endpoints.indexOf(name) !== index)).toEqual([]);
});
