import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidTableError } from './table.ts';

const listJsonFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .toSorted();
};

/** Lists a folder's tables recursively: `*.cases.json`, or every `*.json` if there are none. */
const listTables = async (folder: string): Promise<string[]> => {
  const files = await listJsonFiles(folder);
  const named = files.filter((path) => path.endsWith('.cases.json'));
  const tables = named.length > 0 ? named : files;
  if (tables.length === 0) throw new InvalidTableError(`${folder}: holds no table`);
  return tables;
};

/** Returns the tables of a path: the file itself, or those in the folder. Throws InvalidTableError if there are none. */
export const findTables = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new InvalidTableError(`${path}: does not exist`);
  return found.isDirectory() ? listTables(path) : [path];
};
