import { readFile } from 'node:fs/promises';
import type { Case, Expectation, Json, JsonObject, Table } from './table.ts';
import { TableFault } from './table.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string, path: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new TableFault(`${path}: not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const expectationOf = (row: JsonObject, where: string): Expectation => {
  const { throws, expect, match = 'equal' } = row;
  if (throws !== undefined) {
    if (throws !== true || 'expect' in row)
      throw new TableFault(`${where}: "throws" is true, in place of "expect"`);
    return { kind: 'throws' };
  }
  if (expect === undefined) throw new TableFault(`${where}: neither "expect" nor "throws"`);
  if (match !== 'equal' && match !== 'subset') throw new TableFault(`${where}: "match" is not "subset"`);
  return { kind: 'answer', value: expect, match };
};

const caseOf = (row: Json, defaults: JsonObject, where: string): Case => {
  if (!isObject(row)) throw new TableFault(`${where}: not an object`);
  const { name, given = {} } = row;
  if (typeof name !== 'string' || name === '') throw new TableFault(`${where}: no "name"`);
  if (!isObject(given)) throw new TableFault(`${where} (${name}): "given" is not an object`);
  return { name, given: { ...defaults, ...given }, expectation: expectationOf(row, `${where} (${name})`) };
};

/** Makes a table of a file's text. Throws TableFault that says where it is malformed. */
export const parseTable = (text: string, path: string): Table => {
  const table = parseJson(text, path);
  if (!isObject(table)) throw new TableFault(`${path}: not an object`);
  const { subject, defaults = {}, cases } = table;
  if (typeof subject !== 'string' || subject === '') throw new TableFault(`${path}: no "subject"`);
  if (!isObject(defaults)) throw new TableFault(`${path}: "defaults" is not an object`);
  if (!Array.isArray(cases) || cases.length === 0) throw new TableFault(`${path}: no "cases"`);
  return {
    path,
    subject,
    cases: cases.map((row: Json, index) => caseOf(row, defaults, `${path}: case ${index + 1}`)),
  };
};

/** Reads one table. Throws TableFault when it can not be read. */
export const readTable = async (path: string): Promise<Table> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new TableFault(`${path}: can not be read (${error.code})`);
  });
  return parseTable(text.replace(/^\uFEFF/, ''), path);
};
