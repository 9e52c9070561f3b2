import { basename } from 'node:path';

type Source = { readonly path: string; readonly text: string };

const readLibrary = (path: string): string => path.split('/').slice(0, 3).join('/');

/**
 * Returns the sources that can use the texts of a folder: its own library, rules that return keys, and libraries that name this
 * library's namespace or import it, such as its hook for texts.
 */
export const selectLibrarySources = (folder: string, sources: readonly Source[]): string[] => {
  const own = readLibrary(folder);
  const namespace = new RegExp(`['"\`](?:@pasar/)?${basename(own)}['"\`:]`);
  const users = new Set(
    sources.filter(({ text }) => namespace.test(text)).map(({ path }) => readLibrary(path)),
  );
  const isUser = (library: string) =>
    library === own || library.startsWith('libs/domain/') || users.has(library);
  return sources.filter(({ path }) => isUser(readLibrary(path))).map(({ text }) => text);
};
