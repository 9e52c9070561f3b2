import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { SourceMap } from './read-source-shares.ts';
import { readSourceShares } from './read-source-shares.ts';

/** A chunk with its transferred size, and the bytes of each source. */
export type Chunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly bytes: number;
  readonly sources: ReadonlyMap<string, number>;
};

export type Build = {
  readonly chunks: ReadonlyMap<string, Chunk>;
  /** The output file of a screen by its import specifier. */
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

/** Attributes compressed bytes to sources in proportion to their characters. */
const toChunk = ({ fileName, isEntry, imports, code, map }: Output): Chunk => {
  const bytes = brotliCompressSync(code).length;
  const shares = map ? readSourceShares(code, map) : new Map([['', code.length]]);
  const sources = new Map([...shares].map(([source, length]) => [source, (length / code.length) * bytes]));
  return { fileName, isEntry, imports, bytes, sources };
};

/** Builds an app for the browser as `nx build` does, with source maps, without writing files. */
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
