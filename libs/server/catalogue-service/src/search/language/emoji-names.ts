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

/** Signs of texts, such as © and ™, which have names but are not searched for. */
const textSigns = String.raw`[\u0000-\u22FF]`;
const picture = String.raw`(?!${textSigns})\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]*`;
/** An emoji: pictures joined into one, perhaps with the code of a region's flag; or the two letters of a country's flag. */
const emoji = new RegExp(
  String.raw`${picture}(?:\u200D${picture})*(?<tags>[\u{E0020}-\u{E007F}]*)|(?<flag>\p{Regional_Indicator}{2})`,
  'gu',
);
/** What only changes the look of an emoji: a variation selector, a skin tone. */
const look = /[\uFE0E\uFE0F\p{Emoji_Modifier}]/gu;
/** The frame around a digit. */
const keycap = /\uFE0F?\u20E3/gu;

const firstIndicator = 0x1_f1_e6;

/** Returns the name of the country of a flag; empty if there is none. */
function nameFlag(flag: string, language: LanguageTag): string {
  const code = [...flag]
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - firstIndicator + 65))
    .join('');
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** Returns the name of an emoji, else the names of the pictures that it is joined from. */
function namePicture(written: string, names: Names): string {
  const plain = written.replaceAll(look, '');
  const parts = names[plain] ? [plain] : plain.split('\u200D');
  return parts.map((part) => names[part]?.tts?.[0] ?? '').join(' ');
}

/** A text whose emoji are replaced with their names, and these names, in order. */
export type NamedText = { readonly text: string; readonly names: readonly string[] };

/** Replaces each emoji with its Unicode name in the language, and a flag with its country's. */
export async function nameEmoji(text: string, language: LanguageTag | undefined): Promise<NamedText> {
  const plain = text.replaceAll(keycap, '');
  if (language === undefined || plain.search(emoji) < 0) return { text: plain, names: [] };
  const annotations = await loadNames(language);
  const names: string[] = [];
  const named = plain.replaceAll(
    emoji,
    (written: string, tags: string | undefined, flag: string | undefined) => {
      if (tags) return ' ';
      const name = flag === undefined ? namePicture(written, annotations) : nameFlag(flag, language);
      names.push(name);
      return ` ${name} `;
    },
  );
  return { text: named.trim(), names: names.filter((name) => name.trim() !== '') };
}
