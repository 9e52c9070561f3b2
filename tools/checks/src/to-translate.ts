import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flattenTexts } from './translation-keys.ts';
import type { Translations } from './translation-keys.ts';

/** What stands in English until somebody translates it. Generators write it. */
export type ToTranslate = {
  /** Whole languages. */
  readonly languages?: readonly string[];
  /** Keys that do in every language, by folder. */
  readonly keys?: Readonly<Record<string, readonly string[]>>;
};

export const toTranslateFile = 'tools/checks/src/to-translate.json';

export const readUntranslatedTexts = async (root: string): Promise<ToTranslate> =>
  JSON.parse(await readFile(join(root, toTranslateFile), 'utf8')) as ToTranslate;

/** What is wrong with a folder's list: a key that is not there, or that no language has in English any more. */
export function findStaleTranslationMarks(
  keys: readonly string[],
  files: Readonly<Record<string, Translations>>,
): string[] {
  const { en: english = new Map<string, string>(), ...others } = Object.fromEntries(
    Object.entries(files).map(([language, file]) => [language, flattenTexts(file)] as const),
  );
  return keys.flatMap((key) => {
    const text = english.get(key);
    if (text === undefined) return [`en: ${key} is to be translated, and is not there`];
    const waits = Object.values(others).some((texts) => texts.get(key) === text);
    return waits ? [] : [`en: ${key} is translated: take it from ${toTranslateFile}`];
  });
}
