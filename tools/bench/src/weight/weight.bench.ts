import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import type { Line } from '../report.ts';
import { kilobytes } from '../report.ts';
import type { Build, Chunk } from './build-chunks.ts';
import { buildChunks } from './build-chunks.ts';
import { namePart } from './name-part.ts';

const apps = join(import.meta.dirname, '../../../../apps');

/** Screens to measure by import specifier, with the maximum bytes that their pages may load before idle. */
const screens = {
  '@pasar/home-screens/home': 125_000,
  '@pasar/search-screens/search': 130_000,
  '@pasar/product-screens/product': 135_000,
} as const;

const collect = (built: Build, fileName: string, found: Set<Chunk>): Set<Chunk> => {
  const chunk = built.chunks.get(fileName);
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  chunk.imports.forEach((each) => collect(built, each, found));
  return found;
};

/** Returns bytes by part, the largest first. */
const listParts = (loaded: ReadonlySet<Chunk>): [part: string, bytes: number][] => {
  const parts = new Map<string, number>();
  for (const [source, bytes] of [...loaded].flatMap(({ sources }) => [...sources]))
    parts.set(namePart(source), (parts.get(namePart(source)) ?? 0) + bytes);
  return [...parts].toSorted(([, one], [, other]) => other - one);
};

/** Returns the size of React, its renderer and react-redux, which are built separately, from the last build. */
const vendorBytes = (): number =>
  globSync(join(apps, 'vendor/dist/app/client/*.js.br'))
    .map((path) => statSync(path).size)
    .reduce((sum, size) => sum + size, 0);

const pageLines = (built: Build, screen: string, target: number): Line[] => {
  const entry = [...built.chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
  const loaded = new Set<Chunk>();
  for (const file of [entry, built.screens[screen] ?? '']) collect(built, file, loaded);
  const parts = [['react, react-dom, react-redux', vendorBytes()] as const, ...listParts(loaded)];
  const sum = parts.reduce((total, [, bytes]) => total + bytes, 0);
  return [
    { what: screen, ours: kilobytes(sum), target: `< ${kilobytes(target)}`, met: sum < target },
    ...parts.map(([part, bytes]) => ({ what: `  ${part}`, ours: kilobytes(bytes) })),
  ];
};

export const weightBench: Bench = {
  title: 'what a page of the mobile store loads of script before idle, by part (brotli)',
  run: async () => {
    const built = await buildChunks(join(apps, 'mobile-web'));
    return Object.entries(screens).flatMap(([screen, target]) => pageLines(built, screen, target));
  },
};
