import { readFile, stat } from 'node:fs/promises';
import { isObject } from '@pasar/json';
import type { OperatorConfigs } from './evaluate-rows.ts';

export type ToggleFileOptions = {
  /** A JSON file of configs by name; if absent, nothing is configured. */
  readonly path: string | undefined;
  /** Returns a line for each invalid entry. */
  readonly check: (configs: unknown) => readonly string[];
  /** Called with each line of `check`. */
  readonly onProblem: (line: string) => void;
  /** Called when the file can't be read; the last content stays in effect. */
  readonly onFailure: (reason: unknown) => void;
};

export type ReadToggleFile = () => Promise<OperatorConfigs>;

const noConfigs: OperatorConfigs = {};

function parseConfigs(text: string): OperatorConfigs {
  const configs: unknown = JSON.parse(text);
  if (!isObject(configs)) throw new TypeError('The toggles file is not an object of configs by name');
  return configs as OperatorConfigs;
}

const readVersion = (path: string): Promise<string> =>
  stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => 'absent',
  );

/** Returns a reader of the file that rereads it after a change, so that an operator needs no release and no restart. */
export function createToggleFileReader({
  path,
  check,
  onProblem,
  onFailure,
}: ToggleFileOptions): ReadToggleFile {
  if (path === undefined) return async () => noConfigs;
  let configs = noConfigs;
  let lastVersion = '';
  const readAgain = async (): Promise<void> => {
    configs = parseConfigs(await readFile(path, 'utf8'));
    check(configs).forEach(onProblem);
  };
  return async () => {
    const version = await readVersion(path);
    if (version === lastVersion) return configs;
    lastVersion = version;
    await readAgain().catch(onFailure);
    return configs;
  };
}
