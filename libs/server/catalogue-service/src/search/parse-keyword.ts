/** A keyword with its operators parsed. */
export type ParsedKeyword = {
  /** The text to search for, without operators and possessive endings; empty if the keyword only excludes words. */
  readonly text: string;
  /** Quoted texts, whose words must be adjacent. */
  readonly phrases: readonly string[];
  /** Words and quoted texts after a minus sign: no item may have them. */
  readonly excluded: readonly string[];
};

const quoted = /["“”„«「『](?<text>[^"“”„«»「」『』]+)["“”»」』]/gu;
const excludedQuoted = new RegExp(String.raw`(?<=^|\s)[-−]${quoted.source}`, 'gu');
/** A minus sign at the start of a word; within a word it is a hyphen. */
const minus = /(?<=^|\s)[-−](?<word>[\p{L}\p{N}]\S*)/gu;

const quotationMark = /["“”„«»「」『』]/gu;

/** Returns the keyword without its quotation marks; undefined if it quotes nothing. */
export function withoutQuotes(keyword: string): string | undefined {
  if (parseKeyword(keyword).phrases.length === 0) return undefined;
  return keyword.replaceAll(quotationMark, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The English possessive is no word of its own: `women's bag` searches for `women bag`. */
const possessive = /(?<=\p{L})['’ʼ＇]s(?![\p{L}\p{N}])/giu;

/** Parses quotation marks and minus signs. */
export function parseKeyword(keyword: string): ParsedKeyword {
  const listTexts = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.['text'] ?? groups?.['word'] ?? '');
  const wanted = keyword.replaceAll(excludedQuoted, ' ');
  const phrases = listTexts(wanted, quoted);
  const unquoted = wanted.replaceAll(quoted, ' $<text> ');
  const excluded = [
    ...listTexts(keyword, excludedQuoted),
    ...listTexts(wanted.replaceAll(quoted, ' '), minus),
  ];
  const text = unquoted.replaceAll(minus, ' ').replaceAll(possessive, '').trim();
  return { text: text === '' && excluded.length === 0 ? keyword : text, phrases, excluded };
}
