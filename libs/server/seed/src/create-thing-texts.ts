import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameColumns, thingNames } from './data/thing-names.data.ts';

/** A thing's name in one language, and its search keywords. */
export type ThingText = { readonly name: string; readonly keywords: readonly string[] };
export type ThingTexts = (code: string) => ThingText;

type Annotation = { readonly default?: readonly string[]; readonly tts?: readonly string[] };
type Annotations = { annotations: { annotations: Record<string, Annotation> } };

const folder = dirname(fileURLToPath(import.meta.resolve('cldr-annotations-full/package.json')));

function readAnnotations(locale: string): Record<string, Annotation> {
  const path = join(folder, 'annotations', locale, 'annotations.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as Annotations).annotations.annotations;
}

/** Removes the emoji presentation selector: `1f6cb-fe0f` is drawn as `1f6cb`. */
export const stripVariationSelector = (code: string): string => code.replace('-fe0f', '');

const toCharacter = (code: string): string =>
  String.fromCodePoint(Number.parseInt(stripVariationSelector(code), 16));

/** Creates a reader of names: ours if the table has one, else Unicode's in the first locale that has one. */
export function createThingTexts(words: string, locales: readonly string[]): ThingTexts {
  const column = nameColumns.indexOf(words as (typeof nameColumns)[number]);
  const tables = locales.map(readAnnotations);
  return (code) => {
    const character = toCharacter(code);
    const found = tables.map((table) => table[character]).filter((entry) => entry !== undefined);
    const own = thingNames[stripVariationSelector(code)]?.split('|')[column];
    const name = own ?? found.find((entry) => entry.tts)?.tts?.[0];
    if (!name) throw new RangeError(`There are no texts for ${code} in ${words}.`);
    return { name, keywords: found.flatMap((entry) => entry.default ?? []) };
  };
}
