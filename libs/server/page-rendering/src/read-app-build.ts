import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type ManifestChunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  /** The file contains one module's exports, under their own names. */
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a browser loads for a page. Shared and separately delivered modules include their hash. */
export type BuiltAssets = {
  readonly importMap: {
    readonly imports: Readonly<Record<string, string>>;
    readonly integrity: Readonly<Record<string, string>>;
  };
  /** In execution order: imports come before their importers. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The screen's own module, if the app built it as a separate file. */
  readonly screen?: string;
};

/** A module that several apps share, or that is delivered separately: its address and integrity hash. */
export type SharedModule = {
  readonly specifier: string;
  readonly href: string;
  readonly integrity: string;
  /** Only for modules that are loaded by a single screen. */
  readonly styles?: readonly string[];
};

export type AppBuild = { readonly assetsOf: (module: string) => BuiltAssets };

const readJson = async <Value>(path: string): Promise<Value> =>
  JSON.parse(await readFile(path, 'utf8')) as Value;

/** Returns the hash of a file for `integrity`, `sha384-…`. */
export const computeIntegrity = async (path: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`;

function collectChunks(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (key: string): ManifestChunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return keys.flatMap(visit);
}

/** Returns import map entries of a module and its stylesheets, which are loaded with it. */
const toImports = ({ specifier, href, styles = [] }: SharedModule): (readonly [string, string])[] => [
  [specifier, href],
  ...styles.map((style) => [`${specifier}/styles.css`, style] as const),
];

/** Reads an app's build output: for each screen's module, every file that its page loads. */
export async function readAppBuild(
  folder: string,
  base: string,
  shared: readonly SharedModule[],
): Promise<AppBuild> {
  const manifest = await readJson<Manifest>(join(folder, 'manifest.json'));
  const screens = await readJson<Record<string, string>>(join(folder, 'screens.json'));
  const chunks = Object.entries(manifest);
  const keyOfFile = new Map(chunks.map(([key, { file }]) => [file, key]));
  const entry = chunks.find(([, { isEntry }]) => isEntry)?.[0];
  if (entry === undefined) throw new Error(`${folder} has no entry: build the app first`);
  const importMap = {
    imports: Object.fromEntries(shared.flatMap(toImports)),
    integrity: Object.fromEntries(shared.map(({ href, integrity }) => [href, integrity])),
  };
  const collectAssets = (module: string): BuiltAssets => {
    const file = screens[module];
    const screen = keyOfFile.get(file ?? '');
    const loaded = collectChunks(manifest, screen === undefined ? [entry] : [entry, screen]);
    const separateModules = shared.filter(
      ({ specifier, styles }) => styles === undefined || specifier === module,
    );
    const styles = loaded.flatMap(({ css = [] }) => css.map((file) => base + file));
    return {
      importMap,
      scripts: [
        ...new Set([...separateModules.map(({ href }) => href), ...loaded.map(({ file }) => base + file)]),
      ],
      ...(file !== undefined && manifest[screen ?? '']?.isDynamicEntry && { screen: base + file }),
      styles: [...new Set([...styles, ...separateModules.flatMap(({ styles: more = [] }) => more)])],
    };
  };
  const known = new Map<string, BuiltAssets>();
  return {
    assetsOf: (module) => {
      const assets = known.get(module) ?? collectAssets(module);
      known.set(module, assets);
      return assets;
    },
  };
}
