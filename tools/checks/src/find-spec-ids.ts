/** The id of a specification row, and the line (from 1) that mentions it. */
export type SpecMention = {
  readonly id: string;
  readonly line: number;
};

const idShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const documentName = /^doc\d$/;
const tag = `@${'spec'}`;

const isId = (word: string): boolean => idShape.test(word) && !documentName.test(word);

const splitWords = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((word) => word.replace(/[.:;]$/, ''));

/** Returns the ids at the start of a text, up to the first other word, such as a capitalized word, a § or `doc1`. */
const leadingIds = (text: string): string[] => {
  const words = splitWords(text);
  const end = words.findIndex((word) => !isId(word));
  return end < 0 ? words : words.slice(0, end);
};

const isComment = (text: string): boolean => /\/\/|\/\*|^\s*\*/.test(text);

/** Returns the text after the tag if the tag is in a comment. */
const textAfterTag = (line: string): string | undefined => {
  const at = line.indexOf(`${tag} `);
  return at >= 0 && isComment(line.slice(0, at)) ? line.slice(at + tag.length) : undefined;
};

/** Returns the text of a line that continues a comment. */
const continuedText = (line: string | undefined): string | undefined =>
  /^\s*(?:\*(?!\/)|\/\/)\s?(?<text>.*)$/.exec(line ?? '')?.groups?.['text'];

/** Whether a text contains only ids and no sentence end, so that the ids may continue on the next line. */
const hasOnlyIds = (text: string): boolean => !/[.:;]\s*$/.test(text) && splitWords(text).every(isId);

/** Finds the ids after the tag in the comments of a source file, including ids that wrap to the next lines. */
export const findInSource = (text: string): SpecMention[] => {
  const lines = text.split('\n');
  return lines.flatMap((first, start) => {
    const mentions: SpecMention[] = [];
    let rest = textAfterTag(first);
    for (let index = start; rest !== undefined; index += 1) {
      mentions.push(...leadingIds(rest).map((id) => ({ id, line: index + 1 })));
      rest = hasOnlyIds(rest) ? continuedText(lines[index + 1]) : undefined;
    }
    return mentions;
  });
};

const findLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const specField = /"spec"\s*:\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;

/** Finds the ids in the "spec" fields, string or list, of a case table. */
export const findInTable = (text: string): SpecMention[] =>
  [...text.matchAll(specField)].flatMap((field) => {
    const list = field[1] ?? '';
    const start = field.index + field[0].length - list.length;
    return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((quoted) => ({
      id: quoted[1] ?? '',
      line: findLine(text, start + quoted.index),
    }));
  });
