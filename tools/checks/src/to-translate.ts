import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flattenTexts } from './translation-keys.ts';
import type { Translations } from './translation-keys.ts';

/** Texts that are in English until they are translated; written by generators. */
export type ToTranslate = {
  /** Whole languages. */
  readonly languages?: readonly string[];
  /** Untranslated keys, for all languages, by folder. */
  readonly keys?: Readonly<Record<string, readonly string[]>>;
};

export const toTranslateFile = 'tools/checks/src/to-translate.json';

export const readUntranslatedTexts = async (root: string): Promise<ToTranslate> =>
  JSON.parse(await readFile(join(root, toTranslateFile), 'utf8')) as ToTranslate;

/** Reports stale entries of a folder: keys that do not exist, or that are translated in every language. */
export function findStaleTranslationMarks(
  keys: readonly string[],
  files: Readonly<Record<string, Translations>>,
): string[] {
  const { en: english = new Map<string, string>(), ...others } = Object.fromEntries(
    Object.entries(files).map(([language, file]) => [language, flattenTexts(file)] as const),
  );
  return keys.flatMap((key) => {
    const text = english.get(key);
    if (text === undefined) return [`en: ${key} is not there any more: take it from ${toTranslateFile}`];
    const waits = Object.values(others).some((texts) => texts.get(key) === text);
    return waits ? [] : [`en: ${key} is translated: take it from ${toTranslateFile}`];
  });
}
