import type { ScreenFile, ScreenState } from './screen-states.ts';
import { resolveImport } from './screen-states.ts';

/** The screens that a file of stories shows, each with its states. */
export type ShownState = { readonly screen: string; readonly state: ScreenState };

const declaration = /^(?:export )?(?:const|function|type) (?<name>\w+)/;

/** Splits a module into its top-level declarations by name. */
function splitDeclarations(text: string): Map<string, string> {
  const found = text.split(/^(?=(?:export )?(?:const|function|type) |export default )/m);
  return new Map(
    found.flatMap((part) => {
      const name = declaration.exec(part)?.groups?.['name'];
      return name === undefined ? [] : [[name, part] as const];
    }),
  );
}

const identifiers = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

/** Returns the identifiers that a declaration refers to, directly or through other declarations of the module. */
function listReferences(start: string, declarations: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([start]);
  for (const name of found)
    for (const other of identifiers(declarations.get(name) ?? '')) if (name !== other) found.add(other);
  return found;
}

/** Maps what a module imports to screens: definitions, and components, which several screens may share. */
function readImports(path: string, text: string, screens: readonly ScreenFile[]): Map<string, string[]> {
  const imports = [...text.matchAll(/^import (?<names>[^;]+?) from '(?<file>\.[^']+)'/gm)];
  return new Map(
    imports.flatMap(({ groups }) => {
      const file = resolveImport(path, groups?.['file'] ?? '');
      const ids = screens
        .filter((screen) => screen.path === file || screen.component === file)
        .map(({ id }) => id);
      return ids.length === 0 ? [] : identifiers(groups?.['names'] ?? '').map((name) => [name, ids] as const);
    }),
  );
}

/** Patterns of a story's name or text for the states other than `filled`. */
const marks: readonly (readonly [ScreenState, RegExp, RegExp])[] = [
  ['loading', /Loading|Placing/, /\bloadingSetup\b|\bloading: true/],
  [
    'failed',
    /Failed|NotLoaded|Error|Unavailable|Broken|Offline/,
    /\bfailedSetup\b|\bcreateFailingHttp\b|\bstatus: 50\d/,
  ],
  ['empty', /^No[A-Z]|Empty|Without|Nothing|NotFound|Gone|None/, /^$/],
];

const findState = (name: string, text: string): ScreenState =>
  marks.find(([, ofName, ofText]) => ofName.test(name) || ofText.test(text))?.[0] ?? 'filled';

/** Returns which screens a file of stories shows, and in which states. */
export function readStoryStates(path: string, text: string, screens: readonly ScreenFile[]): ShownState[] {
  const declarations = splitDeclarations(text);
  const imports = readImports(path, text, screens);
  const findScreens = (name: string): string[] => {
    const found = [...listReferences(name, declarations)].flatMap((each) => imports.get(each) ?? []);
    return [...new Set(found)];
  };
  const ofMeta = findScreens('meta');
  // A screen without data has one state, whatever its story is called.
  const staticScreens = new Set(screens.filter(({ states }) => states.length === 1).map(({ id }) => id));
  return [...declarations]
    .filter(([, part]) => /^export const [A-Z]\w*\b/.test(part))
    .flatMap(([name, part]) => {
      const own = findScreens(name);
      const state = findState(name, part);
      return (own.length > 0 ? own : ofMeta).map((screen) => ({
        screen,
        state: staticScreens.has(screen) ? 'filled' : state,
      }));
    });
}
