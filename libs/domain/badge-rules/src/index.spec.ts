import { expect, it } from 'vitest';
import * as library from './index.ts';

it('has a manifest for each of the sixteen card sets, and for no other id', () => {
  const ids = Object.values(library.cardSets);
  expect(ids).toHaveLength(16);
  expect(ids.every((id) => library.builtInManifest(id))).toBe(true);
  expect([0, 16, 17, 19].map(library.builtInManifest)).toEqual([undefined, undefined, undefined, undefined]);
});

it('has no suppressed badge that suppresses others, so that order does not matter', () => {
  const dropped: readonly string[] = Object.values(library.suppressedBadges).flat();
  expect(Object.keys(library.suppressedBadges).filter((name) => dropped.includes(name))).toEqual([]);
});
