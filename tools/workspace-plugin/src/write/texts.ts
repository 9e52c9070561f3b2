import { readJson, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { workspacePaths, tables } from '../workspace-paths.data.ts';
import { rowNames } from './edit-file.ts';
import { refuse } from './refuse.ts';

/** Texts that are in English until they are translated: whole languages, and keys by folder. */
type ToTranslate = {
  readonly languages?: readonly string[];
  readonly keys?: Readonly<Record<string, readonly string[]>>;
};

/** Returns all languages of the store. */
export const readLanguages = (tree: Tree): string[] => rowNames(tree, tables.languages);

function markToTranslate(tree: Tree, folder: string, added: readonly string[]): void {
  updateJson<ToTranslate>(tree, workspacePaths.toTranslate, ({ keys = {}, ...rest }) => {
    const marked = [...new Set([...(keys[folder] ?? []), ...added])].toSorted();
    return { ...rest, keys: Object.fromEntries(Object.entries({ ...keys, [folder]: marked }).toSorted()) };
  });
}

/** Marks a whole language for translation. */
export function markLanguageToTranslate(tree: Tree, language: string): void {
  updateJson<ToTranslate>(tree, workspacePaths.toTranslate, ({ languages = [], ...rest }) => ({
    languages: [...languages, language],
    ...rest,
  }));
}

/** Adds English texts to a folder's file of each language, marked for translation. Refuses a key that is in use. */
export function addTexts(tree: Tree, folder: string, texts: Readonly<Record<string, string>>): void {
  const english = readJson<Record<string, unknown>>(tree, `${folder}/en.json`);
  const existing = Object.keys(texts).find((key) => key in english);
  if (existing !== undefined) refuse(`The text "${existing}" exists already in ${folder}.`);
  for (const language of readLanguages(tree))
    updateJson(tree, `${folder}/${language}.json`, (file: object) => ({ ...file, ...texts }));
  markToTranslate(tree, folder, Object.keys(texts));
}
