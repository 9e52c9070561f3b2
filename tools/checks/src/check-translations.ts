import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { languageTags } from '@pasar/markets';
import { findAudience, findMixedTerms } from './find-mixed-terms.ts';
import { findNamedKeys, findUnusedTexts } from './find-unused-texts.ts';
import { findWideTexts } from './find-wide-texts.ts';
import { findBreakableSpaces, findStrayForms, findStrayWordings } from './find-wording-problems.ts';
import { findStaleTranslationMarks, readUntranslatedTexts, toTranslateFile } from './to-translate.ts';
import { selectLibrarySources } from './select-library-sources.ts';
import type { Audience } from './terms.data.ts';
import type { Translations } from './translation-keys.ts';
import {
  baseKey,
  flattenTexts,
  isMarketWording,
  placeholders,
  pluralForms,
  pluralKeys,
} from './translation-keys.ts';

type Texts = ReadonlyMap<string, string>;

const emptyTexts = (language: string, texts: Texts): string[] =>
  [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key} has no text`);

const missingForms = (language: string, texts: Texts, plurals: ReadonlySet<string>): string[] =>
  [...plurals]
    .filter((base) => !isMarketWording(base))
    .flatMap((base) =>
      pluralForms(language)
        .filter((form) => !texts.has(`${base}_${form}`))
        .map((form) => `${language}: ${base}_${form} is missing`),
    );

const listBaseKeys = (texts: Texts, plurals: ReadonlySet<string>): Set<string> =>
  new Set([...texts.keys()].filter((key) => !isMarketWording(key)).map((key) => baseKey(key, plurals)));

/** Returns the placeholders of all forms of a key, except `count`, which a form may spell out. */
const listPlaceholders = (texts: Texts, base: string, plurals: ReadonlySet<string>): string => {
  const forms = [...texts].filter(([key]) => baseKey(key, plurals) === base);
  const names = new Set(forms.flatMap(([, text]) => placeholders(text)));
  if (plurals.has(base)) names.delete('count');
  return [...names].toSorted().join(', ');
};

const compare = (language: string, texts: Texts, english: Texts, plurals: ReadonlySet<string>): string[] => {
  const [own, wanted] = [listBaseKeys(texts, plurals), listBaseKeys(english, plurals)];
  const missing = [...wanted]
    .filter((key) => !own.has(key))
    .filter((key) => !plurals.has(key))
    .map((key) => `${language}: ${key} is missing`);
  const extra = [...own].filter((key) => !wanted.has(key)).map((key) => `${language}: ${key} is not in en`);
  const filled = [...own]
    .filter((key) => wanted.has(key))
    .filter((key) => listPlaceholders(texts, key, plurals) !== listPlaceholders(english, key, plurals))
    .map(
      (key) =>
        `${language}: ${key} has other placeholders than en (${listPlaceholders(english, key, plurals)})`,
    );
  return [...missing, ...extra, ...filled];
};

/** Reports problems with the translations of one folder, by language; empty if all languages match. */
export const findTranslationProblems = (
  files: Readonly<Record<string, Translations>>,
  audience: Audience = 'buyers',
): string[] => {
  const absent = languageTags
    .filter((tag) => !(tag in files))
    .map((tag) => `${tag}: there is no ${tag}.json`);
  const texts = Object.entries(files).map(([language, file]) => [language, flattenTexts(file)] as const);
  const plurals = pluralKeys(texts.map(([, each]) => each));
  const english = new Map(texts).get('en') ?? new Map<string, string>();
  const strange = texts
    .filter(([language]) => !(languageTags as readonly string[]).includes(language))
    .map(([language]) => `${language}: is not a language of any market`);
  const within = texts.flatMap(([language, each]) => [
    ...emptyTexts(language, each),
    ...missingForms(language, each, plurals),
    ...compare(language, each, english, plurals),
    ...findStrayForms(language, each, plurals),
    ...findStrayWordings(language, each),
    ...findBreakableSpaces(language, each),
    ...findMixedTerms(language, each, audience),
  ]);
  return [...absent, ...strange, ...within];
};

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(spec|stories|d)\.tsx?$/.test(path) && /^(apps|libs)\//.test(path);

/** Reports the problems of every `src/translations` folder, and of the list of texts to translate. */
export const checkTranslations = async (root: string, files: readonly string[]): Promise<string[]> => {
  const found = files.filter((path) => /\/src\/translations\/[^/]+\.json$/.test(path));
  const { keys: toTranslate = {} } = await readUntranslatedTexts(root);
  const folders = Object.entries(Object.groupBy(found, dirname));
  const readSource = async (path: string) => ({ path, text: await readFile(join(root, path), 'utf8') });
  const sources = await Promise.all(files.filter(isSource).map(readSource));
  const faults = folders.map(async ([folder, paths = []]) => {
    const read = paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      return [basename(path, '.json'), JSON.parse(text) as Translations] as const;
    });
    const texts = Object.fromEntries(await Promise.all(read));
    const lines = [
      ...findTranslationProblems(texts, findAudience(folder)),
      ...Object.entries(texts).flatMap(([language, each]) =>
        findWideTexts(folder, language, flattenTexts(each)),
      ),
      ...findStaleTranslationMarks(toTranslate[folder] ?? [], texts),
      ...findUnusedTexts(
        [...flattenTexts(texts['en'] ?? {}).keys()],
        findNamedKeys(selectLibrarySources(folder, sources)),
      ).map((key) => `en: ${key} is used nowhere`),
    ];
    return lines.map((line) => `${folder}/${line}`);
  });
  const gone = Object.keys(toTranslate).filter((folder) => !folders.some(([each]) => each === folder));
  return [
    ...gone.map((folder) => `${toTranslateFile}: there is no ${folder}`),
    ...(await Promise.all(faults)).flat(),
  ];
};

/** Returns one line per text that is still to be translated. */
export const textsToTranslate = async (root: string): Promise<string[]> => {
  const { languages = [], keys = {} } = await readUntranslatedTexts(root);
  return [
    ...languages.map((language) => `${language}: is to be translated`),
    ...Object.entries(keys).flatMap(([folder, each]) =>
      each.map((key) => `${folder}: ${key} is to be translated`),
    ),
  ];
};
