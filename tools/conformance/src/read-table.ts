import { readFile } from 'node:fs/promises';
import { isObject } from '@pasar/json';
import type { Case, Expectation, Json, JsonObject, Table } from './table.ts';
import { InvalidTableError } from './table.ts';

const parseJson = (text: string, path: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new InvalidTableError(
      `${path}: not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

const parseExpectation = (row: JsonObject, where: string): Expectation => {
  const { throws, expect, match = 'equal' } = row;
  if (throws !== undefined) {
    if (throws !== true || 'expect' in row)
      throw new InvalidTableError(`${where}: "throws" is true, in place of "expect"`);
    return { kind: 'throws' };
  }
  if (expect === undefined) throw new InvalidTableError(`${where}: neither "expect" nor "throws"`);
  if (match !== 'equal' && match !== 'subset')
    throw new InvalidTableError(`${where}: "match" is not "subset"`);
  return { kind: 'answer', value: expect, match };
};

const parseCase = (row: Json, defaults: JsonObject, where: string): Case => {
  if (!isObject(row)) throw new InvalidTableError(`${where}: not an object`);
  const { name, given = {} } = row;
  if (typeof name !== 'string' || name === '') throw new InvalidTableError(`${where}: no "name"`);
  if (!isObject(given)) throw new InvalidTableError(`${where} (${name}): "given" is not an object`);
  return { name, given: { ...defaults, ...given }, expectation: parseExpectation(row, `${where} (${name})`) };
};

/** Parses a table. Throws InvalidTableError with the location of the error. */
export const parseTable = (text: string, path: string): Table => {
  const table = parseJson(text, path);
  if (!isObject(table)) throw new InvalidTableError(`${path}: not an object`);
  const { subject, defaults = {}, cases } = table;
  if (typeof subject !== 'string' || subject === '') throw new InvalidTableError(`${path}: no "subject"`);
  if (!isObject(defaults)) throw new InvalidTableError(`${path}: "defaults" is not an object`);
  if (!Array.isArray(cases) || cases.length === 0) throw new InvalidTableError(`${path}: no "cases"`);
  return {
    path,
    subject,
    cases: cases.map((row: Json, index) => parseCase(row, defaults, `${path}: case ${index + 1}`)),
  };
};

/** Reads a table. Throws InvalidTableError if it cannot be read. */
export const readTable = async (path: string): Promise<Table> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new InvalidTableError(`${path}: cannot be read (${error.code})`);
  });
  return parseTable(text.replace(/^\uFEFF/, ''), path);
};
