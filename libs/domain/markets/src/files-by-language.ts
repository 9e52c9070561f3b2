import { languageTags } from './language-tags.ts';
import type { LanguageTag } from './language-tags.ts';

/** Files that are named for their language (`./pt-BR.json`), by language tag. Throws when a language has no file. */
export function filesByLanguage<File>(
  files: Readonly<Record<string, File>>,
): Readonly<Record<LanguageTag, File>> {
  const entries = languageTags.map((tag) => {
    const file = files[`./${tag}.json`];
    if (file === undefined) throw new Error(`There is no ${tag}.json`);
    return [tag, file] as const;
  });
  return Object.fromEntries(entries) as Record<LanguageTag, File>;
}
