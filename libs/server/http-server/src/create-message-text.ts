import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';

/**
 * Reads the texts of a folder, `<language>.json`, and returns a function that gives a text in a language with its `{{values}}`
 * filled in; a missing value is empty. `Key` lists the keys of the English file. Throws if a language has no file.
 */
export function createMessageText<Key extends string>(
  folder: string,
): (key: Key, language: LanguageTag, values?: Readonly<Record<string, string>>) => string {
  const texts = Object.fromEntries(
    languageTags.map((tag) => [tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))]),
  ) as Readonly<Record<LanguageTag, Readonly<Record<Key, string>>>>;
  return (key, language, values = {}) =>
    texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
