import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LanguageTag } from '@pasar/markets';

type Annotations = {
  readonly annotations: {
    readonly annotations: Readonly<Record<string, { readonly tts?: readonly string[] }>>;
  };
};
type Names = Annotations['annotations']['annotations'];

/** Folders in Unicode's data for languages with another tag. */
const folders: Partial<Record<LanguageTag, string>> = { 'zh-Hans': 'zh', 'pt-BR': 'pt' };

const read = new Map<string, Promise<Names>>();

async function readNames(folder: string): Promise<Names> {
  const path = fileURLToPath(
    import.meta.resolve(`cldr-annotations-full/annotations/${folder}/annotations.json`),
  );
  return (JSON.parse(await readFile(path, 'utf8')) as Annotations).annotations.annotations;
}

/** Reads a language's names once, when the first emoji is searched for. */
function loadNames(language: LanguageTag): Promise<Names> {
  const folder = folders[language] ?? language;
  const names = read.get(folder) ?? readNames(folder);
  read.set(folder, names);
  return names;
}

/** An emoji with what only changes its look: a variation selector, a skin tone. */
const emoji = /(?<base>\p{Extended_Pictographic})[\uFE0E\uFE0F\p{Emoji_Modifier}]*/gu;
const hasEmoji = /\p{Extended_Pictographic}/u;

/** Replaces each emoji with its Unicode name in the language. */
export async function nameEmoji(text: string, language: LanguageTag | undefined): Promise<string> {
  if (language === undefined || !hasEmoji.test(text)) return text;
  const names = await loadNames(language);
  return text
    .replaceAll(emoji, (written, base: string) => ` ${(names[base] ?? names[written])?.tts?.[0] ?? ''} `)
    .trim();
}
