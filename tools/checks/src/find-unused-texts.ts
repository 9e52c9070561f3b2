/** The keys that code uses: whole keys, and the static parts of template keys (`${name}_text`). */
type NamedKeys = {
  readonly literals: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
  readonly suffixes: ReadonlySet<string>;
};

const namesIn = (sources: readonly string[], pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')));

const withoutNamespace = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Finds the keys in source files, with or without a namespace. */
export function findNamedKeys(sources: readonly string[]): NamedKeys {
  const literals = namesIn(sources, /['"`]([\w:.-]+)['"`]/g);
  const prefixes = namesIn(sources, /`([\w:.-]*)\$\{/g);
  const suffixes = namesIn(sources, /\}([\w.-]+)`/g);
  const fixed = (parts: ReadonlySet<string>) => new Set([...parts].map(withoutNamespace).filter(Boolean));
  return {
    literals: fixed(literals),
    prefixes: fixed(prefixes),
    suffixes: fixed(suffixes),
  };
}

const grammaticalSuffix = /_(zero|one|two|few|many|other)$/;
const marketSuffix = /_[A-Z]{2}$/;

/** Returns the keys that no source uses, whole or by a static part; plural forms and market wordings count as their key. */
export function findUnusedTexts(
  keys: readonly string[],
  { literals, prefixes, suffixes }: NamedKeys,
): string[] {
  const isNamed = (key: string): boolean =>
    literals.has(key) ||
    [...prefixes].some((prefix) => key.startsWith(prefix)) ||
    [...suffixes].some((suffix) => key.endsWith(suffix));
  return keys.filter((key) => {
    const base = key.replace(grammaticalSuffix, '');
    return ![key, base, base.replace(marketSuffix, '')].some(isNamed);
  });
}
