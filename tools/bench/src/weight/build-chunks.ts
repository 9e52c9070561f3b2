import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { SourceMap } from './read-source-shares.ts';
import { readSourceShares } from './read-source-shares.ts';

/** A chunk as it is transferred, and the bytes of each of its sources. */
export type Chunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly bytes: number;
  readonly sources: ReadonlyMap<string, number>;
};

export type Build = {
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** From the import specifier of a screen to its file. */
  readonly screens: Readonly<Record<string, string>>;
};

type Output = {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
  readonly map: SourceMap | null;
  readonly source: string;
};

/** A source has the share of the compressed bytes that it has of the characters. */
const toChunk = ({ fileName, isEntry, imports, code, map }: Output): Chunk => {
  const bytes = brotliCompressSync(code).length;
  const shares = map ? readSourceShares(code, map) : new Map([['', code.length]]);
  const sources = new Map([...shares].map(([source, length]) => [source, (length / code.length) * bytes]));
  return { fileName, isEntry, imports, bytes, sources };
};

/** Builds an app for the browser as `nx build` does, with source maps, and writes nothing. */
export async function buildChunks(root: string): Promise<Build> {
  process.chdir(root);
  const { output } = (await build({
    root,
    logLevel: 'error',
    build: { sourcemap: true, write: false },
  })) as unknown as { readonly output: readonly Output[] };
  const chunks = output.filter(({ type }) => type === 'chunk').map(toChunk);
  const screens = output.find(({ fileName }) => fileName === 'screens.json')?.source ?? '{}';
  return {
    chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
    screens: JSON.parse(screens) as Build['screens'],
  };
}
