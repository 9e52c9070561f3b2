/** The id of a specification row, and the line (from 1) that mentions it. */
export type SpecMention = {
  readonly id: string;
  readonly line: number;
};

const idShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const documentName = /^doc\d$/;
const tag = `@${'spec'}`;

const isId = (word: string): boolean => idShape.test(word) && !documentName.test(word);

/** Returns the ids right after the tag, up to the first word that is not an id, such as a capitalized word, a § or `doc1`. */
const leadingIds = (text: string): string[] => {
  const words = text.trim().split(/[\s,]+/);
  const end = words.findIndex((word) => !isId(word.replace(/[.:;]$/, '')));
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/[.:;]$/, ''));
};

const idsOfComment = (line: string): string[] => {
  const at = line.indexOf(`${tag} `);
  const comment = at < 0 ? '' : line.slice(0, at);
  return /\/\/|\/\*|^\s*\*/.test(comment) ? leadingIds(line.slice(at + tag.length)) : [];
};

/** Finds the ids after the tag in the comments of a source file. */
export const findInSource = (text: string): SpecMention[] =>
  text.split('\n').flatMap((line, index) => idsOfComment(line).map((id) => ({ id, line: index + 1 })));

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
