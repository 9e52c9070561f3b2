import { basename, dirname, join, normalize } from 'node:path';

/** A state in which a screen has to be shown. */
export type ScreenState = 'filled' | 'loading' | 'failed' | 'empty';

/** A screen of a feature library, with the states that it can be in. */
export type ScreenFile = {
  /** Library and name: `list-screens/collection`. */
  readonly id: string;
  readonly path: string;
  /** The file of its component, which screens may share. */
  readonly component: string | undefined;
  readonly states: readonly ScreenState[];
};

const screenPath = /^libs\/features\/(?<library>[\w-]+)\/src\/.*?(?<name>[\w-]+)-screen\.ts$/;

export const isScreenPath = (path: string): boolean => screenPath.test(path);

/** Returns the path of a relative import from the workspace's root. */
export const resolveImport = (from: string, specifier: string): string =>
  normalize(join(dirname(from), specifier));

/** Finds the file from which a screen imports its component. */
function findComponent(path: string, text: string): string | undefined {
  const component = /\bScreen: (?<name>\w+)/.exec(text)?.groups?.['name'] ?? 'Screen';
  const imported = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(?<file>\\.[^']+)'`).exec(
    text,
  );
  const file = imported?.groups?.['file'];
  return file === undefined ? undefined : resolveImport(path, file);
}

/**
 * Reads a screen's definition: one with needs loads and can fail; if its component renders an empty state, it can
 * be empty.
 * Undefined if the file defines no screen.
 */
export async function readScreen(
  path: string,
  read: (path: string) => Promise<string>,
): Promise<ScreenFile | undefined> {
  const { library, name } = screenPath.exec(path)?.groups ?? {};
  const text = await read(path);
  if (library === undefined || name === undefined || !text.includes('defineScreen')) return undefined;
  const component = findComponent(path, text);
  const markup = component === undefined ? '' : await read(component).catch(() => '');
  const loads = /\bneeds:/.test(text);
  const canBeEmpty = /<(?:EmptyState|EmptyList|NoItemsYet)\b/.test(markup);
  return {
    id: `${library}/${name === 'index' ? basename(dirname(path)) : name}`,
    ...{ path, component },
    states: [
      'filled',
      ...(loads ? (['loading', 'failed'] as const) : []),
      ...(loads && canBeEmpty ? (['empty'] as const) : []),
    ],
  };
}
