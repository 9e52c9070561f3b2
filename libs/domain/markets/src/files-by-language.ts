import type { LanguageTag } from './language-tags.ts';

/**
 * Indexes files named by language (`./pt-BR.json`) by language tag. `npm run check:translations` ensures that every language
 * has one.
 */
export function filesByLanguage<File>(
  files: Readonly<Record<string, File>>,
): Readonly<Record<LanguageTag, File>> {
  const entries = Object.entries(files).map(([path, file]) => [
    path.slice('./'.length, -'.json'.length),
    file,
  ]);
  return Object.fromEntries(entries) as Record<LanguageTag, File>;
}
