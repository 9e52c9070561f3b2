import type { Bench } from '../bench.ts';
import { sizeLines } from '../report.ts';
import { librarySize, peerSize } from '../sizes.ts';

export const consentBench: Bench = {
  title: 'what asking for consent weighs, before its screens',
  run: async () =>
    sizeLines('size', await librarySize('domain/consent'), 3000, {
      'vanilla-cookieconsent, with its dialogue': await peerSize("export * from 'vanilla-cookieconsent';"),
      'c15t, without screens': await peerSize("export { getOrCreateConsentRuntime } from 'c15t';"),
    }),
};
