import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { splitWords } from './words.ts';

type Annotation = {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
};

/** Reads Unicode's names and keywords of characters in a language. */
export function readAnnotations(locale: string): Readonly<Record<string, Annotation>> {
  const path = createRequire(import.meta.url).resolve(
    `cldr-annotations-full/annotations/${locale}/annotations.json`,
  );
  const file = JSON.parse(readFileSync(path, 'utf8')) as {
    annotations: { annotations: Record<string, Annotation> };
  };
  return file.annotations.annotations;
}

/** Returns the words of those names: ordinary words of the language, some of which occur in a catalogue. */
export const nameWords = (locale: string): string[] => [
  ...new Set(
    Object.values(readAnnotations(locale)).flatMap(({ tts: [name = ''] = [] }) =>
      splitWords(name.toLowerCase()).filter((word) => /^[\p{L}\p{M}]{4,}$/u.test(word)),
    ),
  ),
];
