import { languageTags } from './language-tags.ts';
import type { LanguageTag } from './language-tags.ts';

/**
 * Imports a file of each language, where a server needs all of them:
 * ``await importByLanguage<typeof en>((tag) => import(`./translations/${tag}.json`, { with: { type: 'json' } }))``.
 * Browsers load one language at a time: see `filesByLanguage`.
 */
export async function importByLanguage<File>(
  load: (tag: LanguageTag) => Promise<{ readonly default: File }>,
): Promise<Readonly<Record<LanguageTag, File>>> {
  const files = await Promise.all(languageTags.map(async (tag) => [tag, (await load(tag)).default] as const));
  return Object.fromEntries(files) as Record<LanguageTag, File>;
}
