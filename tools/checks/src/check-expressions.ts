import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressForms, markets } from '@pasar/markets';
import type { Expression } from './find-expressions.ts';
import { findExpressions } from './find-expressions.ts';
import { judgeExpression } from './judge-expression.ts';

/** An expression with its location. */
type LocatedExpression = {
  readonly place: string;
} & Omit<Expression, 'line'>;

/** Code that runs for shoppers or sellers, or on sellers' input; specs may match as slowly as they like. */
const isSource = (path: string): boolean =>
  /^(?:apps|libs|tools\/catalogue-import)\/.*\.tsx?$/.test(path) &&
  !/\.(?:spec|stories)\.tsx?$|\.d\.ts$/.test(path);

const inFile = async (path: string, root: string): Promise<readonly LocatedExpression[]> =>
  findExpressions(path, await readFile(join(root, path), 'utf8')).map(({ line, ...expression }) => ({
    ...expression,
    place: `${path}:${line}`,
  }));

/** The patterns in the markets' rows, anchored as they are used. */
const inMarkets: readonly LocatedExpression[] = markets.flatMap(({ code, phonePattern }) =>
  [phonePattern, ...addressForms[code].fields.map(({ pattern }) => pattern)]
    .filter((pattern) => pattern !== undefined)
    .map((pattern) => ({ source: `^(?:${pattern})$`, flags: '', place: `the row of ${code}` })),
);

/** Returns one line per unsafe expression; judges an expression that occurs repeatedly only once. */
export const findExpressionProblems = (expressions: readonly LocatedExpression[]): string[] => {
  const groups = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`);
  return [...groups].flatMap(([text, [first, ...others]]) => {
    const fault = first && judgeExpression(first);
    return fault ? [first, ...others].map(({ place }) => `${place}: ${text} is ${fault}`) : [];
  });
};

/** Checks that every regular expression in the sources takes linear time on any text. */
export const checkExpressions = async (root: string, files: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(files.filter(isSource).map((path) => inFile(path, root)));
  return findExpressionProblems([...found.flat(), ...inMarkets]);
};
