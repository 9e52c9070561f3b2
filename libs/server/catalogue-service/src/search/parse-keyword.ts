/** A keyword with what its marks mean taken out of it. */
export type ParsedKeyword = {
  /** What is searched for, without marks. */
  readonly text: string;
  /** Texts in quotation marks: their words belong together. */
  readonly phrases: readonly string[];
  /** Words behind a minus sign: no item may have them. */
  readonly excluded: readonly string[];
};

const quoted = /["“”„«「『](?<text>[^"“”„«»「」『』]+)["“”»」』]/gu;
/** A minus sign at a word's beginning; within a word it is a hyphen. */
const minus = /(?<=^|\s)[-−](?<word>[\p{L}\p{N}]\S*)/gu;

/** Reads quotation marks and minus signs. A keyword that would only exclude is taken as it stands. */
export function parseKeyword(keyword: string): ParsedKeyword {
  const phrases = [...keyword.matchAll(quoted)].map(({ groups }) => groups?.['text'] ?? '');
  const unquoted = keyword.replaceAll(quoted, ' $<text> ');
  const excluded = [...keyword.replaceAll(quoted, ' ').matchAll(minus)].map(
    ({ groups }) => groups?.['word'] ?? '',
  );
  const text = unquoted.replaceAll(minus, ' ').trim();
  return text === '' ? { text: keyword, phrases, excluded: [] } : { text, phrases, excluded };
}
